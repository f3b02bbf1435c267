import { floorLabel } from '#contract/format/floors.ts'
import type { CommercialType } from '#contract/options.ts'
import type { Described, Sentences } from '#demo/described.ts'
import * as words from '#demo/wording.ts'

/** What can be said about an office, a shop or another place of work. */
export function workSentences(work: Described): Sentences {
  return {
    opening: openings(work),
    about: [
      purposeSentences(work),
      floorSentences(work),
      words.ageSentences(work.propertyAge),
      fittingSentences(work),
      powerSentences(work),
      parkingSentences(work),
      roadSentences(work),
      words.nearSentences(work),
    ],
    terms: [leaseSentences(work), ownershipSentences(work), availableSentences(work)],
  }
}

const nouns: Record<CommercialType, string> = {
  office_space: 'office',
  'co-working': 'co-working space',
  shop: 'shop',
  showroom: 'showroom',
  cafe: 'cafe space',
  wharehouse: 'warehouse',
  other: 'commercial property',
}

function openings(work: Described) {
  const noun = nouns[work.propertyType as CommercialType]
  const where = work.building ? `${work.building}, ${work.locality}` : work.locality
  const area = words.areaWords(work.builtUpArea)
  const deal = work.deal === 'rent' ? 'to let' : 'for sale'
  const isBeingBuilt = work.propertyAge === 'under_construction'
  const state = isBeingBuilt ? ' The building is still under construction.' : ''
  return [
    `${words.capital(noun)} of ${area} ${deal} in ${where}.${state}`,
    `${words.capital(words.withArticle(noun))} in ${where}, ${area}, offered by the owner.${state}`,
    `Direct from the owner: ${noun} ${deal} in ${where}, ${area}.${state}`,
    `${area} in ${where}, laid out as ${words.withArticle(noun)}.${state}`,
  ]
}

function purposeSentences({ idealFor, propertyType }: Described) {
  if (!idealFor) return []
  const said = [`Good for: ${idealFor}.`, `It would suit this use well: ${idealFor}.`]
  if (propertyType === 'wharehouse') said.push('Trucks can turn in front of the gate.')
  if (propertyType === 'shop') said.push('The front is wide enough for a full shutter and a sign.')
  if (propertyType === 'office_space')
    said.push('The floor is open; cabins can be put up as you like.')
  return said
}

function floorSentences({ floor, totalFloors, lift }: Described) {
  if (floor === 'full_building') return ['You get the full building.']
  const label = floorLabel(floor).toLowerCase()
  if (floor === 'ground')
    return ['It is on the ground floor with its own entrance.', 'Ground floor, easy to find.']
  if (!/^\d+$/.test(floor ?? '')) return [`It is in the ${label}.`]
  const up =
    lift === 'none' || lift === null
      ? ''
      : lift === 'personal'
        ? ', with a lift of its own'
        : ', with a lift'
  return [`It is on the ${label} of ${totalFloors}${up}.`]
}

function fittingSentences({ washroom, waterStorage }: Described) {
  const said = {
    private: 'It has a washroom of its own',
    shared: 'The washroom is shared with the neighbours on the floor',
    no: 'There is no washroom inside',
  }[washroom ?? 'no']
  return [waterStorage ? `${said}, and a tank stores water.` : `${said}.`]
}

function powerSentences({ powerBackup }: Described) {
  if (powerBackup === 'full') return ['Power backup covers everything.']
  if (powerBackup === 'dg_backup') return ['A diesel generator takes over when the power fails.']
  return ['For power cuts you would have to arrange your own inverter.']
}

function parkingSentences({ commercialParking }: Described) {
  if (commercialParking === 'reserve') return ['Reserved parking places come with it.']
  if (commercialParking === 'public') return ['There is public parking.']
  if (commercialParking === 'public_reserved')
    return ['There is public parking and some reserved places.']
  return ['Parking has to be found in the street.']
}

function roadSentences({ otherFeatures }: Described) {
  const said = []
  if (otherFeatures.includes('on_main_road'))
    said.push('It stands on the main road and is seen from far.')
  if (otherFeatures.includes('corner_property')) said.push('Being a corner, it has two fronts.')
  return said
}

function leaseSentences({ leaseYears, lockInYears, maintenance }: Described) {
  if (!leaseYears || !lockInYears) return []
  const lease = `a lease of ${words.counted(leaseYears, 'year', 'years')}`
  const lock = `a lock-in of ${words.counted(lockInYears, 'year', 'years')}`
  const extra = maintenance === 'maintance_included' ? 'included' : 'extra'
  return [
    `We think of ${lease} with ${lock}; maintenance is ${extra}.`,
    `Terms: ${lease}, ${lock}.`,
  ]
}

function ownershipSentences({ ownership }: Described) {
  if (ownership === 'on_lease') return ['It is held on lease.']
  return ownership ? ['It is in our own name.'] : []
}

function availableSentences(work: Described) {
  return work.propertyAge === 'under_construction' ? [] : words.availableSentences(work)
}
