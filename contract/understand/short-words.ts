/** Words as they are shortened on a phone, most of them by their vowels: `flt` is `flat`. */
export const shortWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    flat: 'flt flts',
    floor: 'flr flor',
    plot: 'plt',
    shop: 'shp',
    office: 'ofc offc ofis',
    house: 'hous hse',
    room: 'rm',
    rent: 'rnt',
    furnished: 'frnshd furnshd furnishd frnished frnsd',
    unfurnished: 'unfrnshd unfurnshd unfurnishd',
    semi: 'smi',
    independent: 'indpndnt',
    builder: 'bldr',
    ground: 'grnd',
    parking: 'prkng parkng',
    between: 'btwn betwn btw',
    hazar: 'hzr',
    chahiye: 'chhye chaye chahiy chiye chahe chye chaie chahiyee',
    greater: 'grtr',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((short) => [short, word] as const)),
)
