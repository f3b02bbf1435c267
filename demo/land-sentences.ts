import type { Described, Sentences } from '#demo/described.ts'
import { saleTerms } from '#demo/home-terms.ts'
import { sqFtPerAcre } from '#demo/prices.ts'
import * as words from '#demo/wording.ts'

/** What can be said about a plot or about fields. */
export function landSentences(land: Described): Sentences {
  const isFarm = land.propertyType === 'agricultural_land'
  return {
    opening: isFarm ? farmOpenings(land) : plotOpenings(land),
    about: [
      facingSentences(land),
      waterSentences(land),
      isFarm ? farmSentences : plotSentences,
      roadSentences(land),
      words.nearSentences(land),
    ],
    terms: saleTerms(land),
  }
}

function plotOpenings({ builtUpArea, locality }: Described) {
  const yards = Math.round(builtUpArea / 9)
  return [
    `Residential plot of ${yards} square yards (${words.areaWords(builtUpArea)}) in ${locality}.`,
    `Build your own house: a plot of ${yards} sq yd in ${locality}.`,
    `We are selling our plot in ${locality}, ${yards} sq yd, bought years ago and never built on.`,
    `Plot in ${locality} of ${words.areaWords(builtUpArea)}, clear and ready to build on.`,
  ]
}

function farmOpenings({ builtUpArea, locality }: Described) {
  const acres = builtUpArea / sqFtPerAcre
  const size = `${acres} ${acres > 1 ? 'acres' : 'acre'}`
  return [
    `Farmland of ${size} at ${locality}, in one piece.`,
    `${size} of agricultural land at ${locality}, cultivated every season.`,
    `We are selling ${size} of our family's fields at ${locality}.`,
  ]
}

function facingSentences({ facing }: Described) {
  return facing ? [`The front faces ${words.directionWords(facing)}.`] : []
}

function waterSentences({ waterSupply, propertyType }: Described) {
  if (propertyType === 'agricultural_land') return ['A borewell gives water for the fields.']
  if (waterSupply === 'borewell') return ['Water is from a borewell.']
  return ['The corporation water line passes the plot.']
}

const plotSentences = [
  'Boundary stones are in place on all sides.',
  'The neighbouring plots are already built on.',
  'The ground is level and at the height of the street.',
  'Electricity poles stand in the lane.',
]

const farmSentences = [
  'Wheat and mustard were grown here last winter.',
  'The soil is good and the field is level.',
  'A tractor can reach it in every season.',
  'The field is measured and the corners are marked.',
]

function roadSentences({ otherFeatures }: Described) {
  const isOnRoad = otherFeatures.includes('on_main_road')
  if (otherFeatures.includes('corner_property')) {
    return [isOnRoad ? 'It is a corner on the main road.' : 'It is a corner, open on two sides.']
  }
  return isOnRoad ? ['It lies on the main road.'] : []
}
