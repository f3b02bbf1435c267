import { buyHome, home, rentHome, type Sentence } from '#tests/language/search/sentence.ts'

/** Typing errors. */
export const typingErrors: Sentence[] = [
  ['2 bed room flet in saket', 'saket', home, { propertyTypes: ['apartment'], bhk: ['2bhk'] }],
  [
    '2 bhk sami furnished vaishali',
    'vaishali',
    home,
    { furnishing: ['semi_furnished'], bhk: ['2bhk'] },
  ],
  [
    'under constraction flat gurgaon',
    '',
    { ...buyHome, city: 'gurugram' },
    { readiness: 'under_construction', propertyTypes: ['apartment'] },
  ],
  [
    'ready to move 3bhk noida extention',
    'noida extention',
    { ...home, city: 'noida' },
    { readiness: 'ready', bhk: ['3bhk'] },
  ],
  [
    '2bhk falt rohni rent pe chahye',
    'rohni',
    rentHome,
    { propertyTypes: ['apartment'], bhk: ['2bhk'] },
  ],
  [
    '3 bhk apartmant greter noida west 60 lac',
    'greter noida west',
    { ...buyHome, city: 'noida' },
    { propertyTypes: ['apartment'], bhk: ['3bhk'], priceMax: 60_00_000 },
  ],
  [
    'fully furnised 2 bhk sector 50 noida rant 30k',
    'sector 50',
    { ...rentHome, city: 'noida' },
    { furnishing: ['full_furnished'], bhk: ['2bhk'], priceMax: 30_000 },
  ],
  [
    'independant house sector 23 gurgaon',
    'sector 23',
    { ...home, city: 'gurugram' },
    { propertyTypes: ['individual_house'] },
  ],
  ['bilder floor malviya nagar', 'malviya nagar', home, { propertyTypes: ['individual_floor'] }],
  ['first flor 2bhk', '', home, { bhk: ['2bhk'], floors: ['1'] }],
  ['upto 20 thousend 1bhk', '', rentHome, { bhk: ['1bhk'], priceMax: 20_000 }],
  ['belo 50 lakh flat', '', buyHome, { propertyTypes: ['apartment'], priceMax: 50_00_000 }],
]
