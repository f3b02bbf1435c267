import type { Sentence } from '#contract/understand/understand-query.sentences.ts'

const home = { category: 'residential' } as const
const rentHome = { ...home, deal: 'rent' } as const
const buyHome = { ...home, deal: 'resale' } as const
const work = { category: 'commercial' } as const
const rentWork = { ...work, deal: 'rent' } as const

/** What people write in Devanagari, or half in it. */
export const devanagariSentences: Sentence[] = [
  ['अनफर्निश्ड 1 बीएचके साकेत', 'साकेत', home, { furnishing: ['un_furnished'], bhk: ['1bhk'] }],
  ['सेमी फर्निश्ड 2 बीएचके वैशाली', 'वैशाली', home, { furnishing: ['semi_furnished'], bhk: ['2bhk'] }],
  [
    'खेती की ज़मीन हिसार',
    '',
    { ...buyHome, city: 'hisar' },
    { propertyTypes: ['agricultural_land'] },
  ],
  ['सवा करोड़ में कोठी', '', buyHome, { propertyTypes: ['individual_house'], priceMax: 1_25_00_000 }],
  [
    'पौने दो करोड़ का मकान',
    '',
    buyHome,
    { propertyTypes: ['individual_house'], priceMax: 1_75_00_000 },
  ],
  [
    'साढ़े तीन लाख ऑफिस किराया',
    '',
    rentWork,
    { propertyTypes: ['office_space'], priceMax: 3_50_000 },
  ],
  ['डेढ़ करोड़ 3 बीएचके', '', buyHome, { bhk: ['3bhk'], priceMax: 1_50_00_000 }],
  ['साढ़े सात हज़ार में कमरा', '', rentHome, { bhk: ['1rk'], priceMax: 7_500 }],
  ['80 लाख के अंदर 3 बीएचके', '', buyHome, { bhk: ['3bhk'], priceMax: 80_00_000 }],
  [
    '2 बीएचके 15 से 20 हज़ार रोहिणी',
    'रोहिणी',
    rentHome,
    { bhk: ['2bhk'], priceMin: 15_000, priceMax: 20_000 },
  ],
  [
    'मुझे द्वारका में दो बीएचके फ्लैट किराए पर चाहिए बीस हजार तक',
    'द्वारका',
    rentHome,
    { propertyTypes: ['apartment'], bhk: ['2bhk'], priceMax: 20_000 },
  ],
  ['2 बी एच के रोहिणी किराया', 'रोहिणी', rentHome, { bhk: ['2bhk'] }],
  [
    'दो से तीन कमरे का मकान हिसार 30 लाख',
    '',
    { ...buyHome, city: 'hisar' },
    { propertyTypes: ['individual_house'], bhk: ['2bhk', '3bhk'], priceMax: 30_00_000 },
  ],
  [
    'चार कमरों की कोठी सेक्टर 14 हिसार',
    'सेक्टर 14',
    { ...home, city: 'hisar' },
    { propertyTypes: ['individual_house'], bhk: ['3mbhk'] },
  ],
  ['लड़कियों के लिए पीजी लक्ष्मी नगर', 'लक्ष्मी नगर', rentHome, { bhk: ['1rk', '1bhk'] }],
  [
    'एक कमरा लड़के के लिए लक्ष्मी नगर में 6 हज़ार',
    'लक्ष्मी नगर',
    rentHome,
    { bhk: ['1rk'], priceMax: 6_000 },
  ],
  ['रोहिणी में सस्ता कमरा', 'रोहिणी', home, { bhk: ['1rk'] }],
  ['मेट्रो के पास 1 बीएचके', '', home, { bhk: ['1bhk'] }],
  ['मेन रोड पर दुकान रोहिणी', 'रोहिणी', work, { propertyTypes: ['shop'] }],
  ['100 गज का प्लॉट गाज़ियाबाद', '', { ...buyHome, city: 'ghaziabad' }, { propertyTypes: ['plot'] }],
  [
    'रेडी टू मूव 3 बीएचके नोएडा एक्सटेंशन',
    'नोएडा एक्सटेंशन',
    { ...home, city: 'noida' },
    { readiness: 'ready', bhk: ['3bhk'] },
  ],
  [
    'अन्डर कंस्ट्रक्शन फ्लैट गुरूग्राम',
    '',
    { ...buyHome, city: 'gurugram' },
    { readiness: 'under_construction', propertyTypes: ['apartment'] },
  ],
  ['दुकान बिकाऊ है चाँदनी चौक', 'चाँदनी चौक', { ...work, deal: 'resale' }, { propertyTypes: ['shop'] }],
  [
    '2 bhk फ्लैट noida में 20k',
    '',
    { ...rentHome, city: 'noida' },
    { propertyTypes: ['apartment'], bhk: ['2bhk'], priceMax: 20_000 },
  ],
  ['सेक्टर 14 gurgaon 2bhk kiraya', 'सेक्टर 14', { ...rentHome, city: 'gurugram' }, { bhk: ['2bhk'] }],
  ['मुझे नोएडा में घर चाहिए', '', { ...home, city: 'noida' }, {}],
  [
    '2 कमरों का घर किराए पर दिल्ली में 10000 रुपए तक',
    '',
    { ...rentHome, city: 'delhi' },
    { bhk: ['2bhk'], priceMax: 10_000 },
  ],
  ['दस हज़ार रुपये महीने में कमरा लक्ष्मी नगर', 'लक्ष्मी नगर', rentHome, { bhk: ['1rk'], priceMax: 10_000 }],
  [
    'गुड़गाँव में पचास लाख तक का फ़्लैट ख़रीदना है',
    '',
    { ...buyHome, city: 'gurugram' },
    { propertyTypes: ['apartment'], priceMax: 50_00_000 },
  ],
  ['एक करोड़ बीस लाख में तीन बीएचके', '', buyHome, { bhk: ['3bhk'], priceMax: 1_20_00_000 }],
  ['फर्नीचर के साथ 1 बीएचके', '', home, { furnishing: ['full_furnished'], bhk: ['1bhk'] }],
  [
    'नये फ्लैट नोएडा एक्सटेंशन 40 लाख के नीचे',
    'नोएडा एक्सटेंशन',
    { ...buyHome, city: 'noida' },
    { propertyTypes: ['apartment'], priceMax: 40_00_000 },
  ],
  ['ऑफ़िस स्पेस नेहरू प्लेस', 'नेहरू प्लेस', work, { propertyTypes: ['office_space'] }],
]
