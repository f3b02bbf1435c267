import { isMisspelt } from '#domain/language/words/spelling.ts'
import { wordSet } from '#domain/language/words/word-table.ts'

/** The words of sentences that say where somebody must be, and how long it may take. */

const minutes = /^(min|mins|mint|mints|minute|minutes|minut|minat|mnt)$/
const hours = /^(hr|hrs|hour|hours|ghanta|ghante)$/

/** Minutes in a unit of time, also where one letter is wrong; none for another word. */
export function minutesIn(unit: string): number | undefined {
  if (minutes.test(unit) || isMisspelt(unit, 'minutes')) return 1
  return hours.test(unit) ? 60 : undefined
}

export const halves = wordSet('half aadha adha aadhe adhe')
export const walks = wordSet('walk walking walkable paidal')

const theirs = 'wifes husbands sons daughters'
export const possessive = wordSet(theirs)

/** Words for the person who travels: `my`, `her`. */
export const personal = wordSet(
  `my our her his mera meri mere wife husband biwi pati son daughter kid kids bete beti ${theirs}`,
)
export const workers = wordSet('i we wife husband she he biwi pati son daughter kid kids')
export const working = wordSet('work works working study studies studying')
export const workplaces = wordSet(
  'office ofice offce college collage work workplace job school company university campus institute',
)

/** How much, said of a time: `less than 30 min`, `30 min se kam`. */
const bounds = 'within under upto max maximum only about around approx less than most atmost kam'

/** Words between a time or a workplace and the name of the place behind it. */
export const between = wordSet(
  `to from of away ki ka ke k se doori duri door dur par pe me mein mei tak andar ander drive ride
  travel travelling commute commuting journey distance by via metro reach reachable my our her his mera
  meri mere office college work workplace job school company university campus in at the is hai near
  ${bounds}`,
)

/** Words between the name of a place and the time behind it. */
export const before = wordSet(
  `se ke k ka ki paas pas pass near nearby in by via metro me mein mei from andar tak dono both ${bounds}`,
)

/** Words that belong to what was read, on either side of it. */
export const around = wordSet(
  `to from of near nearby close in by via metro se ke k ka ki paas pas pass me mein mei tak andar ander
  par pe away doori duri door dur is hai both commute travel ${bounds}`,
)

/** Said behind `by`. */
export const vehicles = wordSet('car cab taxi auto bus bike scooty scooter road train')
