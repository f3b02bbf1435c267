import { facings, type LandType } from '#contract/options.ts'
import type { DemoPlace } from '#demo/demo-places.ts'
import { featuresOf } from '#demo/homes.ts'
import { type KindAnswers, noAnswers, type Site } from '#demo/listing-row.ts'
import { salePrice, sqFtPerAcre } from '#demo/prices.ts'
import type { Random } from '#demo/random.ts'
import { positionNear } from '#demo/societies.ts'

type Asked = { place: DemoPlace; propertyType: LandType; random: Random }

const plotSizes = [60, 80, 100, 120, 150, 180, 200, 250, 300, 350, 400, 500].map((yd) => yd * 9)
const acres = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5]

/** A plot to build on, or fields at the edge of a village; always for sale. */
export function makeLand({ place, propertyType, random }: Asked): {
  answers: KindAnswers
  site: Site
} {
  const isFarm = propertyType === 'agricultural_land'
  const area = isFarm ? random.pick(acres) * sqFtPerAcre : random.pick(plotSizes)
  const standing = random.next()
  const price = salePrice(
    {
      city: place.city,
      localityClass: place.class,
      standing,
      propertyType,
      plotArea: area,
      builtUpArea: area,
      propertyAge: null,
      furnishing: null,
    },
    random,
  )
  const answers: KindAnswers = {
    ...noAnswers,
    propertyType,
    ownership: random.weighted({ self_owned: 92, on_lease: 8 }),
    plotArea: area,
    builtUpArea: area,
    facing: random.pick(facings.values),
    otherFeatures: featuresOf(random),
    underLoan: random.chance(0.1),
    waterSupply: isFarm ? 'borewell' : random.weighted({ corporation: 60, borewell: 15, both: 25 }),
    taxPaid: random.chance(0.85),
    saleDeed: random.chance(0.9),
    price,
  }
  const position = positionNear(place, isFarm ? 1_200 : 700, random)
  return { answers, site: { ...position, standing, building: null, tower: null } }
}
