import { latinFromDevanagari } from '#db/gazetteer/devanagari.ts'

/**
 * One spelling for the many ways to type a place: `Sec-14, Gurgaon` and `sectr 14 gurugram`
 * become `sector 14 gurugram`. Lower-case words of letters and digits, one space between them.
 */
export function normalisePlaceText(text: string) {
  const plain = latinFromDevanagari(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’`]/g, '')
    .replace(/(?<=\b\p{L})\.(?=\s?\p{L}\b)/gu, '') // g.t.b. nagar
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(\p{L}{2,})(\p{N}+)/gu, '$1 $2') // sec14, gk1
    .trim()
  return spellOut(joinInitials(plain.split(' ').filter(Boolean))).join(' ')
}

/** `r k puram` is `rk puram`, `sector 10 a` is `sector 10a`. */
function joinInitials(words: string[]) {
  const joined: string[] = []
  let lastWasInitial = false
  for (const word of words) {
    const isInitial = /^\p{L}$/u.test(word)
    const last = joined.at(-1)
    const continues = isInitial && (lastWasInitial || isSectorNumber(joined, word))
    if (continues && last) joined[joined.length - 1] = last + word
    else joined.push(word)
    lastWasInitial = isInitial
  }
  return joined
}

function isSectorNumber(before: string[], letter: string) {
  const [word = '', number = ''] = before.slice(-2)
  return /^[a-d]$/.test(letter) && /^\d+$/.test(number) && spellings.get(word) === 'sector'
}

function spellOut(words: string[]) {
  return words.flatMap((word, at) => {
    if (at > 0 && romans.has(word)) return romans.get(word)!
    if (word === 'ex' && words[at - 1] === 'south') return 'extension'
    if (word === 'gr' && /^(noida|faridabad|kailash)$/.test(words[at + 1] ?? '')) return 'greater'
    if (word === 'bas' && /^(stand|stop|adda|depot)$/.test(words[at + 1] ?? '')) return 'bus'
    return (spellings.get(word) ?? word).split(' ')
  })
}

const romans = new Map([
  ['i', '1'],
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
])

const spellings = new Map(
  Object.entries({
    sector:
      'sec sect sectr sctr sctor sectore secter sectar sactor secotr sektor setor sectors sector',
    phase: 'ph phs phse fase',
    extension: 'ext extn extention extenstion exten xtn extensn',
    gurugram: 'gurgaon gurgoan gurugaon gudgaon gurgram gurugramm ggn grgaon gurgoun',
    delhi: 'dilli dehli delhii',
    noida: 'noda noidaa',
    ghaziabad: 'gzb gaziabad gaziyabad ghaziyabad',
    faridabad: 'fbd fridabad',
    hisar: 'hissar',
    centre: 'center centr',
    colony: 'col cly coloney',
    enclave: 'encl enclv',
    apartments: 'apts appts',
    road: 'rd',
    nagar: 'ngr nager',
    vihar: 'vhr',
    bazar: 'bazaar bajar',
    railway: 'rly railwy',
    station: 'stn stat',
    chowk: 'chauk chowck',
    laxmi: 'lakshmi laxhmi',
    expressway: 'expwy eway expy',
    university: 'univ uni',
    village: 'vill',
    greater: 'grtr greter gretar',
    garden: 'grdn gardan',
    pocket: 'pkt pckt',
    'greater kailash': 'gk',
    'greater noida': 'grnoida',
    'connaught place': 'cp',
  }).flatMap(([right, variants]) =>
    variants.split(' ').map((variant): [string, string] => [variant, right]),
  ),
)
