import type { PhraseTable } from '#domain/language/phrases/phrase-table.ts'

const middlemen =
  'broker|brokers|brokerage|dealer|dealers|agent|agents|dalal|dalali|commission|middleman|middlemen|middle man|mediator'
const refusedBefore = 'no|zero|0|non|without|without any|not from|bina|bina kisi|bagair'
const refusedBehind =
  'free|mukt|nahi|nhi|mat|not allowed|nahi chahiye|nhi chahiye|excuse|please excuse|stay away'

const owners = 'owner|owners|onwer|landlord|malik|makan malik'
const wantedBefore =
  'direct|directly|direct from|directly from|direct from the|directly from the|direct by|directly by|only|only direct|only from|only by|by|by the|from|from the|sirf|seedha|seedhe|sidha|sidhe'
const wantedBehind = 'direct|directly|only|se|se direct|se sidha|se seedha|listing|listings'

/** Homes that their owners offer themselves: `no broker`, `dalal nahi chahiye`, `makan malik se direct`. */
export const fromOwnersPhrases: PhraseTable = [
  [
    { filters: { features: ['direct_owner'] } },
    [
      ...inPairs(refusedBefore, middlemen),
      ...inPairs(middlemen, refusedBehind),
      ...inPairs(wantedBefore, owners),
      ...inPairs(owners, wantedBehind),
      'nobroker',
      'nobrokers',
      'nobrokerage',
      'brokerless',
      'no third party',
      'posted by owner',
      'listed by owner',
      'owner property',
      'owner properties',
    ].join('|'),
  ],
]

function inPairs(first: string, second: string): string[] {
  return first.split('|').flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
}
