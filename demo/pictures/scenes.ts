import { kinds, type SceneKind } from '#demo/pictures/kinds.ts'
import { dice } from '#demo/pictures/parts/dice.ts'
import { recipeFor } from '#demo/pictures/recipes.ts'

export type Scene = { key: string; kind: SceneKind; outside: boolean; draw(): string }

/** Every demo picture. Keys start with `demo-`, which is how pages know an illustration. */
export const scenes: readonly Scene[] = Object.entries(kinds).flatMap(
  ([name, { outside, draw, seeds }]) =>
    seeds.map((seed, i) => ({
      key: `demo-${name}-${String(i + 1).padStart(2, '0')}`,
      // The entries of `kinds` have its keys as names.
      kind: name as SceneKind,
      outside,
      draw: () => draw(seed),
    })),
)

const scenesByKey = new Map(scenes.map((scene) => [scene.key, scene]))

export function findScene(key: string): Scene | undefined {
  return scenesByKey.get(key)
}

const keysByKind = Map.groupBy(scenes, (scene) => scene.kind)

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
  const cast = dice(`${propertyType}/${seed}`)
  const { first, rooms, extras } = recipeFor(propertyType, category, bhk ?? undefined)
  const wanted = Math.min(8, Math.max(4, Math.round(count)))
  const room = Math.max(0, wanted - 1 - rooms.length)
  const kept = new Set(
    shuffled(
      extras.map((_, i) => i),
      cast.between,
    ).slice(0, room),
  )
  const order = [cast.pick(first), ...rooms, ...extras.filter((_, i) => kept.has(i))]

  const chosen: string[] = []
  for (const kind of order.slice(0, wanted)) {
    const keys = keysByKind.get(kind)?.map((scene) => scene.key) ?? []
    const free = keys.filter((key) => !chosen.includes(key))
    if (free.length) chosen.push(kind === 'plan' ? planFor(keys, bhk) : cast.pick(free))
  }
  return chosen
}

/** The plans are drawn for two, one and three bedrooms, in this order. */
function planFor(keys: readonly string[], bhk: string | null | undefined): string {
  const index = bhk === '2bhk' ? 0 : bhk === '1rk' || bhk === '1bhk' ? 1 : 2
  return keys[index]!
}

function shuffled<T>(list: T[], between: (low: number, high: number) => number): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = between(0, i)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}
