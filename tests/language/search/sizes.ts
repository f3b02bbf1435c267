import { buyHome, home, type Sentence, work } from '#tests/language/search/sentence.ts'

/** How large it is to be, in feet, yards, metres and acres. */
export const sizes: Sentence[] = [
  ['900 sq ft', '', {}, { areaMin: 810, areaMax: 990 }],
  ['1000 sqft 2bhk', '', home, { bhk: ['2bhk'], areaMin: 900, areaMax: 1_100 }],
  ['2bhk 1200-1000 sq ft', '', home, { bhk: ['2bhk'], areaMin: 1_000, areaMax: 1_200 }],
  ['2bhk 1000-1200 sq ft', '', home, { bhk: ['2bhk'], areaMin: 1_000, areaMax: 1_200 }],
  [
    '1000 sqft to 1500 sqft flat',
    '',
    home,
    { propertyTypes: ['apartment'], areaMin: 1_000, areaMax: 1_500 },
  ],
  ['min 1500 sq feet 3bhk', '', home, { bhk: ['3bhk'], areaMin: 1_500 }],
  ['3bhk upto 1800 sqft noida', '', { ...home, city: 'noida' }, { bhk: ['3bhk'], areaMax: 1_800 }],
  ['1200 sq ft se zyada 3bhk', '', home, { bhk: ['3bhk'], areaMin: 1_200 }],
  ['2bhk 900 sqft se kam', '', home, { bhk: ['2bhk'], areaMax: 900 }],
  ['500+ sq ft shop', '', work, { propertyTypes: ['shop'], areaMin: 500 }],
  [
    '100 gaj ka makan uttam nagar',
    'uttam nagar',
    home,
    { propertyTypes: ['individual_house'], areaMin: 810, areaMax: 990 },
  ],
  [
    '200 gaz kothi hisar 1 crore',
    '',
    { ...buyHome, city: 'hisar' },
    { propertyTypes: ['individual_house'], priceMax: 1_00_00_000, areaMin: 1_620, areaMax: 1_980 },
  ],
  [
    'plot 150 sq yard bhiwani',
    '',
    { ...buyHome, city: 'bhiwani' },
    { propertyTypes: ['plot'], areaMin: 1_215, areaMax: 1_485 },
  ],
  [
    '200 square yards plot',
    '',
    buyHome,
    { propertyTypes: ['plot'], areaMin: 1_620, areaMax: 1_980 },
  ],
  [
    '100 sq mtr office',
    '',
    work,
    { propertyTypes: ['office_space'], areaMin: 968, areaMax: 1_184 },
  ],
  [
    '1 acre farm land hisar',
    '',
    { ...buyHome, city: 'hisar' },
    { propertyTypes: ['agricultural_land'], areaMin: 39_204, areaMax: 47_916 },
  ],
  [
    '900ft flat 60 lakh',
    '',
    buyHome,
    { propertyTypes: ['apartment'], priceMax: 60_00_000, areaMin: 810, areaMax: 990 },
  ],
  ['sava sau gaj plot', '', buyHome, { propertyTypes: ['plot'], areaMin: 1_013, areaMax: 1_238 }],
]
