import { cities } from '#contract/options.ts'
import type { PhraseTable } from '#domain/language/phrases/phrase-table.ts'

/** The cities as they are called and misspelt. */
export const cityPhrases: PhraseTable = [
  [{ city: 'delhi' }, 'delhi|new delhi|dilli|dehli|nai dilli|dilhi|delih'],
  [{ city: 'delhi', region: 'ncr' }, namesOfRegion()],
  [{ city: 'delhi', isName: true }, partsOfDelhi()],
  [{ city: 'noida' }, 'noida|nodia|noyda|noidaa|nioda'],
  [
    { city: 'noida', isName: true },
    'greater noida|gr noida|noida extension|noida ext|noida extn|greater noida west|gr noida west|greater noida extension',
  ],
  [
    { city: 'gurugram' },
    'gurugram|gurgaon|gurgaun|gurgoan|gudgaon|gudgaanv|gurgao|ggn|guragon|gurgram|gurugaon|grugram',
  ],
  [
    { city: 'gurugram', isName: true, hasSectors: true },
    'new gurgaon|new gurugram|naya gurgaon|old gurgaon|old gurugram|purana gurgaon',
  ],
  [{ city: 'faridabad' }, 'faridabad|fbd|faridabaad|fridabad|faridbad'],
  [
    { city: 'faridabad', isName: true },
    'old faridabad|greater faridabad|new faridabad|old fbd|greater fbd',
  ],
  [{ city: 'ghaziabad' }, 'ghaziabad|gzb|gaziabad|ghaziyabad|gaziyabad|gajiabad|gajiyabad'],
  [{ city: 'hisar' }, 'hisar|hissar|hisaar'],
  [{ city: 'bhiwani' }, 'bhiwani|bhivani|bhiwni|bhiwaani'],
  ...cities.values.map((city): PhraseTable[number] => [{ city, isName: true }, stopsOf(city)]),
  [{ city: 'gurugram', isName: true }, stopsOf('gurgaon')],
]

/** Where trains and buses stop in a city: it is named after the city. */
function stopsOf(city: string) {
  const stops = ['railway station', 'bus stand', 'junction']
  return stops.flatMap((stop) => [`${city} ${stop}`, `${stop} ${city}`]).join('|')
}

/** Delhi NCR by its letters or in full, alone or behind the city. */
function namesOfRegion() {
  const letters = ['ncr', 'n c r', 'ncrr', 'ncer', 'national capital region']
  const capital = ['delhi', 'new delhi', 'dilli', 'dehli', 'dilhi', 'delih']
  const together = capital.flatMap((city) => [...letters, 'nrc'].map((ncr) => `${city} ${ncr}`))
  const whole = ['whole', 'entire', 'pure', 'poore', 'pura', 'poora', 'all', 'all over', 'across']
  const all = whole.flatMap((word) => [`${word} ncr`, `${word} delhi ncr`])
  return [...letters, ...together, 'delhi and ncr', 'delhi aur ncr', 'delhincr', ...all].join('|')
}

/** As the gazetteer names them, and reversed. */
function partsOfDelhi() {
  const sides = ['north', 'south', 'east', 'west', 'north west', 'north east', 'south west']
  const others = ['central', 'northwest', 'northeast', 'southwest', 'dakshin', 'dakshini', 'purvi']
  const names = [...sides, ...others].flatMap((side) => [
    `${side} delhi`,
    `${side} dilli`,
    `delhi ${side}`,
  ])
  return [...names, 'purani delhi', 'purani dilli', 'paschimi delhi', 'uttari delhi'].join('|')
}
