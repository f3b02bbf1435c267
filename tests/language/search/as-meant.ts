import { buyHome, home, rentHome, type Sentence, work } from '#tests/language/search/sentence.ts'

const flat = { propertyTypes: ['apartment' as const] }
const farm = { propertyTypes: ['agricultural_land' as const] }

/** What is refused, noise and pictures. */
const refused: Sentence[] = [
  ['first floor not ground', '', {}, { floors: ['1'] }],
  ['first floor not ground floor', '', {}, { floors: ['1'] }],
  ['ground nahi 1st floor', '', {}, { floors: ['1'] }],
  ['1st or 2nd floor, not ground', '', {}, { floors: ['1', '2'] }],
  ['3rd floor not 2nd', '', {}, { floors: ['3'] }],
  ['top floor not ground floor', '', {}, { floors: ['top'] }],
  ['not ground', '', {}, { floors: ['upper'] }],
  ['ground floor not', '', {}, { floors: ['upper'] }],
  ['not ground not first floor', '', {}, { floors: ['2', '3', '4', '5m'] }],
  ['not above 2nd floor', '', {}, { floors: ['ground', '1', '2'] }],
  ['2nd floor, not top floor', '', { wishes: ['not top floor'] }, { floors: ['2'] }],
  ['2bhk no basement', '', { ...home, wishes: ['no basement'] }, { bhk: ['2bhk'] }],
  [
    'lift not on main road',
    '',
    { wishes: ['not on main road'] },
    { amenities: ['amenities_lift'] },
  ],
  [
    'not on main road, lift',
    '',
    { wishes: ['not on main road'] },
    { amenities: ['amenities_lift'] },
  ],
  ['car parking but not corner', '', { wishes: ['not corner'] }, { parking: ['4_wheeler'] }],
  [
    'parking not required 1bhk',
    '',
    { ...home, wishes: ['parking not required'] },
    { bhk: ['1bhk'] },
  ],
  ['gym, parking not', '', { wishes: ['parking not'] }, { amenities: ['amenities_gym'] }],
  ['family ok pets', '', {}, { tenants: ['family'], features: ['pets_allowed'] }],
  ['okay 2bhk saket but lift', 'saket', home, { bhk: ['2bhk'], amenities: ['amenities_lift'] }],
  ['agar 2bhk ho to theek', '', home, { bhk: ['2bhk'] }],
  ['🏠', '', {}, {}],
  ['👍🏽 !!', '', {}, {}],
  ['flat saket🏠', 'saket', home, flat],
  ['❤️ dwarka 🇮🇳 sector 10', 'dwarka sector 10', {}, {}],
]

/** Sentences of owners, who are offered the wizard. */
const offers: Sentence[] = [
  ['ghar bechna hai', '', { ...buyHome, isOffer: true }, {}],
  ['घर बेचना है', '', { ...buyHome, isOffer: true }, {}],
  [
    'makan bechni h rohini',
    'rohini',
    { ...buyHome, isOffer: true },
    { propertyTypes: ['individual_house'] },
  ],
  [
    'sell my house in rohini',
    'rohini',
    { ...buyHome, isOffer: true },
    { propertyTypes: ['individual_house'] },
  ],
  ['i want to sell my flat', '', { ...buyHome, isOffer: true }, flat],
  ['rent out my flat', '', { ...rentHome, isOffer: true }, flat],
  ['let out 2bhk saket', 'saket', { ...rentHome, isOffer: true }, { bhk: ['2bhk'] }],
  ['apna flat kiraye pe dena hai', '', { ...rentHome, isOffer: true }, flat],
  ['फ्लैट किराये पर देना है', '', { ...rentHome, isOffer: true }, flat],
  ['kirayedar chahiye 2bhk saket', 'saket', { ...rentHome, isOffer: true }, { bhk: ['2bhk'] }],
  ['list my property', '', { isOffer: true }, {}],
  ['post property noida', '', { city: 'noida', isOffer: true }, {}],
  ['flat for sell noida', '', { ...buyHome, city: 'noida' }, flat],
  ['bikau makan', '', buyHome, { propertyTypes: ['individual_house'] }],
  ['flat rent pe lena hai', '', rentHome, flat],
]

/** How far from a place, or from any metro station. */
const distances: Sentence[] = [
  ['saket metro walking distance', 'saket metro within 1 km', {}, {}],
  ['walking distance to saket metro station', 'saket metro station within 1 km', {}, {}],
  ['saket metro se paidal 1bhk', 'saket metro within 1 km', home, { bhk: ['1bhk'] }],
  ['saket metro 10 min walk', 'saket metro within 0.8 km', {}, {}],
  ['2bhk within 500 m of saket metro', 'saket metro within 0.5 km', home, { bhk: ['2bhk'] }],
  ['500m from saket metro', 'saket metro within 0.5 km', {}, {}],
  ['medanta hospital ke 2 km ke andar flat', 'medanta hospital within 2 km', home, flat],
  [
    '2bhk 20k within 2 km of cyber hub gurgaon',
    'cyber hub within 2 km',
    { ...rentHome, city: 'gurugram' },
    { bhk: ['2bhk'], priceMax: 20_000 },
  ],
  ['sector 62 noida 5km radius', 'sector 62 within 5 km', { city: 'noida' }, {}],
  ['5 km around sector 62 noida', 'sector 62 within 5 km', { city: 'noida' }, {}],
  ['within 5 km of cyber city', 'cyber city within 5 km', {}, {}],
  ['साकेत से 5 किमी', 'साकेत within 5 km', {}, {}],
  ['1 km ke andar metro', '', {}, { metro: '1000' }],
  ['metro se 1 km', '', {}, { metro: '1000' }],
  ['metro station 500 m ke andar', '', {}, { metro: '500' }],
  ['1.5 km se kam metro', '', {}, { metro: '2000' }],
  ['5 km ke andar metro', '', { wishes: ['5 km ke andar metro'] }, {}],
  ['10 min walk to metro', '', {}, { metro: '1000' }],
  ['2bhk saket walking distance metro', 'saket', home, { bhk: ['2bhk'], metro: '1000' }],
  ['near rapid metro', 'rapid metro', {}, {}],
  ['yellow line metro 2bhk', 'yellow line metro', home, { bhk: ['2bhk'] }],
  ['near medanta hospital', 'medanta hospital', {}, {}],
]

/** Types that are said in other words, and cities that we do not serve. */
const others: Sentence[] = [
  ['penthouse', '', home, { ...flat, floors: ['top'] }],
  ['pent house gurgaon', '', { ...home, city: 'gurugram' }, { ...flat, floors: ['top'] }],
  ['2 acre sohna', 'sohna', buyHome, { ...farm, areaMin: 78_408, areaMax: 95_832 }],
  [
    '5 killa bhiwani',
    '',
    { ...buyHome, city: 'bhiwani' },
    { ...farm, areaMin: 196_020, areaMax: 239_580 },
  ],
  ['1 acre plot', '', buyHome, { propertyTypes: ['plot'], areaMin: 39_204, areaMax: 47_916 }],
  [
    'warehouse 2 acre',
    '',
    work,
    { propertyTypes: ['wharehouse'], areaMin: 78_408, areaMax: 95_832 },
  ],
  ['sector-57 122003', 'sector-57 122003', {}, {}],
  ['mumbai 2bhk', '', { ...home, otherCities: ['mumbai'] }, { bhk: ['2bhk'] }],
  ['flat in Bangalor', '', { ...home, otherCities: ['bangalor'] }, flat],
  ['navi mumbai', '', { otherCities: ['navi mumbai'] }, {}],
  ['मुंबई 2 bhk', '', { ...home, otherCities: ['मुंबई'] }, { bhk: ['2bhk'] }],
  ['rohtak road 2bhk', 'rohtak road', home, { bhk: ['2bhk'] }],
]

/** Sentences whose words mean something else together than one by one. */
export const asMeant: Sentence[] = [...refused, ...offers, ...distances, ...others]
