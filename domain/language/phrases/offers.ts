import type { PhraseTable } from '#domain/language/phrases/phrase-table.ts'

/** What somebody says who wants to list, not to find: `ghar bechna hai`, `rent out my flat`. */
export const offerPhrases: PhraseTable = [
  [
    { deal: 'rent', isOffer: true },
    [
      ...['rent', 'renting', 'let', 'letting', 'lease', 'leasing'].map((verb) => `${verb} out`),
      'rent my',
      'rent out my',
      'let my',
      'give on rent',
      'put on rent',
      'give for rent',
      ...givenForRent(),
      ...wanted(['tenant', 'tenants', 'kirayedar']),
    ].join('|'),
  ],
  [
    { deal: 'resale', isOffer: true },
    [
      'sell|selling|to sell|sell my|selling my|bechna|bechni|bechana|bechani|bechna hai|bechni hai',
      ...wanted(['buyer', 'buyers', 'kharidar']),
    ].join('|'),
  ],
  [
    { isOffer: true },
    ['list', 'post', 'add', 'advertise']
      .flatMap((verb) => [`${verb} my`, `${verb} property`, `${verb} a property`, `${verb} your`])
      .join('|'),
  ],
]

/** `kiraye pe dena`, `rent par chadhana`. */
function givenForRent() {
  const rents = ['rent', 'kiraya', 'kiraye', 'kirae', 'kiraaye', 'kiray', 'bhade', 'lease']
  const verbs = ['dena', 'deni', 'dene', 'chadhana', 'lagana', 'lagani', 'uthana']
  return rents.flatMap((rent) =>
    ['pe', 'par', 'pr', 'p', 'per'].flatMap((on) => verbs.map((verb) => `${rent} ${on} ${verb}`)),
  )
}

function wanted(people: string[]) {
  return people.flatMap((who) => [
    ...['chahiye', 'chaiye', 'wanted', 'needed', 'required'].map((verb) => `${who} ${verb}`),
    ...['need', 'looking for', 'find', 'want', 'wanted'].map((verb) => `${verb} ${who}`),
  ])
}
