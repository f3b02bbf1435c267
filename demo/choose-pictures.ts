import { demoPictures } from '#demo/demo-pictures.ts'
import { type PictureKind, recipeFor } from '#demo/picture-recipes.ts'
import { fnv1a, type Random, randomFrom } from '#demo/random.ts'

const picturesByKind = Map.groupBy(demoPictures, ({ kind }) => kind)

type Wish = {
  propertyType: string
  category?: string
  /** Decides about floor plan and second bedroom. */
  bhk?: string | null
  seed: number | string
  count: number
}

/** Picture keys for one listing: the house from outside, then its rooms in the order of a visit. */
export function choosePictures({ propertyType, category, bhk, seed, count }: Wish): string[] {
  const random = randomFrom(fnv1a(`${propertyType}/${seed}`))
  const { first, rooms, extras } = recipeFor(propertyType, category, bhk ?? undefined)
  const wanted = Math.min(8, Math.max(4, Math.round(count)))
  const room = Math.max(0, wanted - 1 - rooms.length)
  const kept = new Set(shuffled([...extras.keys()], random).slice(0, room))
  const order = [random.pick(first), ...rooms, ...extras.filter((_, i) => kept.has(i))]

  const chosen: string[] = []
  for (const kind of order.slice(0, wanted)) {
    const free = keysOf(kind).filter((key) => !chosen.includes(key))
    if (free.length) chosen.push(kind === 'plan' ? planFor(bhk) : random.pick(free))
  }
  return chosen
}

function keysOf(kind: PictureKind) {
  return picturesByKind.get(kind)?.map(({ key }) => key) ?? []
}

/** The plans are drawn for two, one and three bedrooms, in this order. */
function planFor(bhk: string | null | undefined): string {
  const plans = keysOf('plan')
  const index = bhk === '2bhk' ? 0 : bhk === '1rk' || bhk === '1bhk' ? 1 : 2
  return plans[index] ?? plans[0]!
}

function shuffled<T>(list: T[], { whole }: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = whole(0, i)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
