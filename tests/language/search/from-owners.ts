import {
  buyHome,
  home,
  rentHome,
  rentWork,
  type Sentence,
} from '#tests/language/search/sentence.ts'

/** Homes direct from their owners. */
export const fromOwners: Sentence[] = [
  ['no broker 2bhk saket', 'saket', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['2bhk in dwarka without broker', 'dwarka', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  [
    'zero brokerage flat in rohini',
    'rohini',
    home,
    { propertyTypes: ['apartment'], features: ['direct_owner'] },
  ],
  ['nobroker 1bhk laxmi nagar', 'laxmi nagar', home, { bhk: ['1bhk'], features: ['direct_owner'] }],
  [
    '3 bhk owner only sector 57 gurgaon',
    'sector 57',
    { ...home, city: 'gurugram' },
    { bhk: ['3bhk'], features: ['direct_owner'] },
  ],
  [
    '2 bhk for rent directly from owner janakpuri',
    'janakpuri',
    rentHome,
    { bhk: ['2bhk'], features: ['direct_owner'] },
  ],
  [
    'flat for sale by owner, brokers excuse',
    '',
    buyHome,
    { propertyTypes: ['apartment'], features: ['direct_owner'] },
  ],
  [
    'shop for rent no dealer karol bagh',
    'karol bagh',
    rentWork,
    { propertyTypes: ['shop'], features: ['direct_owner'] },
  ],
  [
    'bina broker ke kamra chahiye mukherjee nagar',
    'mukherjee nagar',
    home,
    { bhk: ['1rk'], features: ['direct_owner'] },
  ],
  ['dalal nahi chahiye 1bhk rohini', 'rohini', home, { bhk: ['1bhk'], features: ['direct_owner'] }],
  [
    'seedhe malik se 2bhk pitampura 20k',
    'pitampura',
    rentHome,
    { bhk: ['2bhk'], priceMax: 20_000, features: ['direct_owner'] },
  ],
  ['2bhk owner se direct dwarka', 'dwarka', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['2bhk no brokrage saket', 'saket', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['no borker 2bhk saket', 'saket', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['bina brokar 2bhk saket', 'saket', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  [
    'dirct owner 1bhk vasant kunj',
    'vasant kunj',
    home,
    { bhk: ['1bhk'], features: ['direct_owner'] },
  ],
  [
    'direct onwer 1bhk vasant kunj',
    'vasant kunj',
    home,
    { bhk: ['1bhk'], features: ['direct_owner'] },
  ],
  ['बिना दलाल 2 बीएचके', '', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['बिना ब्रोकर के कमरा', '', home, { bhk: ['1rk'], features: ['direct_owner'] }],
  ['मकान मालिक से 2 बीएचके', '', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['सीधे मालिक से 1 बीएचके', '', home, { bhk: ['1bhk'], features: ['direct_owner'] }],
  ['दलाल नहीं चाहिए 2 बीएचके', '', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  ['जीरो ब्रोकरेज 2 बीएचके', '', home, { bhk: ['2bhk'], features: ['direct_owner'] }],
  // A landlord who lives elsewhere is another wish.
  ['2bhk owner not staying', '', { ...home, wishes: ['owner not staying'] }, { bhk: ['2bhk'] }],
  ['owner ka number 2bhk saket', 'saket', home, { bhk: ['2bhk'] }],
]
