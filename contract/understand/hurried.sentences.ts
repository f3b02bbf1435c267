import type { Sentence } from '#contract/understand/understand-query.sentences.ts'

const home = { category: 'residential' } as const
const rentHome = { ...home, deal: 'rent' } as const
const buyHome = { ...home, deal: 'resale' } as const

/** What people type on a phone, in a hurry: shortened, without vowels, numbers without their word. */
export const hurriedSentences: Sentence[] = [
  // Sectors that are not called so, and several of them.
  ['noida 62', 'sector 62', { city: 'noida' }, {}],
  [
    '2bhk noida 62 15k',
    'sector 62',
    { ...rentHome, city: 'noida' },
    { bhk: ['2bhk'], priceMax: 15_000 },
  ],
  ['noida 62 me flat', 'sector 62', { ...home, city: 'noida' }, { propertyTypes: ['apartment'] }],
  ['gurgaon 14 me 2bhk', 'sector 14', { ...home, city: 'gurugram' }, { bhk: ['2bhk'] }],
  [
    'ggn 45 3bhk 40k',
    'sector 45',
    { ...rentHome, city: 'gurugram' },
    { bhk: ['3bhk'], priceMax: 40_000 },
  ],
  ['gurgaon 14 25k', 'sector 14', { deal: 'rent', city: 'gurugram' }, { priceMax: 25_000 }],
  ['2bhk 25 gurgaon sec 14', 'sec 14', { ...home, city: 'gurugram' }, { bhk: ['2bhk'] }],
  ['faridabad 21c 2bhk', 'sector 21c', { ...home, city: 'faridabad' }, { bhk: ['2bhk'] }],
  ['noida 137 me 2bhk', 'sector 137', { ...home, city: 'noida' }, { bhk: ['2bhk'] }],
  ['noida 50 ya 51 me 2bhk', 'sector 50 51', { ...home, city: 'noida' }, { bhk: ['2bhk'] }],
  ['फ्लैट नोएडा 62', 'sector 62', { ...home, city: 'noida' }, { propertyTypes: ['apartment'] }],
  [
    'गुड़गांव 14 में मकान',
    'sector 14',
    { ...home, city: 'gurugram' },
    { propertyTypes: ['individual_house'] },
  ],
  ['gurgaon 56 girls pg', 'sector 56', { ...rentHome, city: 'gurugram' }, { bhk: ['1rk', '1bhk'] }],
  ['room in noida 2 girls', '', { ...rentHome, city: 'noida' }, { bhk: ['1rk'] }],
  [
    '2bhk noida 2 car parking',
    '',
    { ...home, city: 'noida' },
    { parking: ['4_wheeler'], bhk: ['2bhk'] },
  ],
  [
    'noida 50 lakh flat',
    '',
    { ...buyHome, city: 'noida' },
    { propertyTypes: ['apartment'], priceMax: 50_00_000 },
  ],
  [
    'noida 15 20 hazar me 2bhk',
    '',
    { ...rentHome, city: 'noida' },
    { bhk: ['2bhk'], priceMin: 15_000, priceMax: 20_000 },
  ],
  ['noida 2 bhk', '', { ...home, city: 'noida' }, { bhk: ['2bhk'] }],
  ['s-14 gurgaon', 'sector 14', { city: 'gurugram' }, {}],
  ['s 14 gurgaon 2bhk', 'sector 14', { ...home, city: 'gurugram' }, { bhk: ['2bhk'] }],
  ['s block saket 2bhk', 's block saket', home, { bhk: ['2bhk'] }],
  ['dwarka sector 10 ya 11', 'dwarka sector 10 11', {}, {}],
  ['dwarka sec 10,11,12', 'dwarka sec 10,11,12', {}, {}],
  ['dwarka sector 10,11', 'dwarka sector 10,11', {}, {}],
  ['sector 104,105 noida', 'sector 104,105', { city: 'noida' }, {}],
  ['द्वारका सेक्टर 10 या 11 में फ्लैट', 'द्वारका सेक्टर 10 11', home, { propertyTypes: ['apartment'] }],
  ['dlf phase 1 or 2 3bhk', 'dlf phase 1 2', home, { bhk: ['3bhk'] }],
  ['sector 10 or 2 bhk', 'sector 10', home, { bhk: ['2bhk'] }],
  ['gurgaon sec 45/46 2bhk', 'sec 45/46', { ...home, city: 'gurugram' }, { bhk: ['2bhk'] }],
  ['2bhk 20,25 hazar', '', rentHome, { bhk: ['2bhk'], priceMin: 20_000, priceMax: 25_000 }],
  ['3bhk 1,01,00,000', '', buyHome, { bhk: ['3bhk'], priceMax: 1_01_00_000 }],
  ['plot 12,50,000', '', buyHome, { propertyTypes: ['plot'], priceMax: 12_50_000 }],
]
