import { describe, expect, test } from 'vitest'
import { cities } from '#contract/options.ts'
import { cityBounds } from '#db/gazetteer/city-bounds.ts'
import { readMetroLines } from '#db/gazetteer/metro-lines.ts'
import { placeKinds } from '#db/gazetteer/place-table.ts'
import { searchNames } from '#db/gazetteer/place-words.ts'
import { type GazetteerPlace, readPlaces, readRows } from '#db/gazetteer/read-places.ts'

const places = readPlaces()

describe('places.csv', () => {
  test('has cells without quotes, ten in every row', () => {
    const odd = readRows('places.csv').filter((row) => row.length !== 10 || /"/.test(row.join()))
    expect(odd).toEqual([])
  })

  test('names known cities and kinds, and has all of them', () => {
    expect(new Set(places.map((place) => place.city))).toEqual(new Set(cities.values))
    expect(new Set(places.map((place) => place.kind))).toEqual(new Set(placeKinds))
  })

  test('keeps every place inside its city', () => {
    expect(places.filter((place) => !isInside(place))).toEqual([])
  })

  test('has ids that start with the city and occur once', () => {
    const odd = places.filter(({ id, city }) => !/^[a-z]+\/[a-z0-9-]+$/.test(id.replace(city, 'c')))
    expect(odd).toEqual([])
    expect(places.filter(({ id, city }) => !id.startsWith(`${city}/`))).toEqual([])
    expect(repeated(places.map((place) => place.id))).toEqual([])
  })

  test('has no name twice in a city, in whatever spelling', () => {
    const names = places.map((place) => `${place.city} ${place.kind} ${searchNames(place)[0]}`)
    expect(repeated(names)).toEqual([])
  })

  test('has no alias that only repeats the name', () => {
    const odd = places.filter((place) => place.aliases.includes(place.name))
    expect(odd.map((place) => place.id)).toEqual([])
    expect(places.filter((place) => repeated(place.aliases).length > 0)).toEqual([])
  })

  test('has tidy names', () => {
    const texts = places.flatMap((place) => [place.name, ...place.aliases])
    expect(texts.filter((text) => text !== text.trim() || /\s{2}|[()]|^$/.test(text))).toEqual([])
  })

  test('has PIN codes of six digits, each a place of its own', () => {
    const pinCodes = new Set(places.flatMap((place) => place.pinCode ?? []))
    const ownPlaces = places.filter((place) => place.kind === 'pincode')
    expect([...pinCodes].filter((pinCode) => !/^[1-9]\d{5}$/.test(pinCode))).toEqual([])
    expect(new Set(ownPlaces.map((place) => place.name))).toEqual(pinCodes)
    expect(ownPlaces.filter((place) => place.name !== place.pinCode)).toEqual([])
  })

  test('puts places only within localities, sectors and parts of their own city, none far away', () => {
    const byId = new Map(places.map((place) => [place.id, place]))
    const parts = places.flatMap((part) => part.within.map((id) => [part, byId.get(id)] as const))
    const odd = parts.filter(
      ([part, holder]) =>
        !holder || !mayHold(holder) || holder.city !== part.city || isFar(part, holder),
    )

    expect(odd.map(([part, holder]) => `${part.id} < ${holder?.id}`)).toEqual([])
    expect(byId.get('ghaziabad/ahinsa-khand-2')?.within).toEqual([
      'ghaziabad/ahinsa-khand',
      'ghaziabad/indirapuram',
    ])
  })

  test('knows 300 landmarks by their locality, each near it and called like no other', () => {
    const byId = new Map(places.map((place) => [place.id, place]))
    const placed = places.filter(({ kind, within }) => kind === 'landmark' && within.length > 0)
    const far = placed.filter((place) => kilometres(place, byId.get(place.within[0]!)!) > 3.5)
    const names = places
      .filter(({ kind }) => kind === 'landmark')
      .flatMap((place) => searchNames(place).map((name) => `${place.city} ${name}`))

    expect(placed.length).toBeGreaterThanOrEqual(300)
    expect(far.map(({ id }) => id)).toEqual([])
    expect(repeated(names)).toEqual([])
  })

  test('has a place for every name that numbered parts share, which holds them', () => {
    const numbered = /^(?!Sector \d)(.+?)(?: (?:Sector|Phase|Part|Pocket))? \d+[A-D]?$/
    // Sectors and zones that are counted through several localities.
    const others = new Set(['Greater Noida Techzone', 'DLF'])
    const orphans = places.filter((part) => {
      const shared = isHome(part) && numbered.exec(part.name)?.[1]
      return shared && !others.has(shared) && part.within.length === 0
    })

    expect(orphans.map(({ id }) => id)).toEqual([])
  })

  test('puts every locality of Delhi in a part of the city', () => {
    const lost = places.filter((place) => {
      const isIn = place.within.some((id) => /-delhi$/.test(id))
      return place.city === 'delhi' && isHome(place) && !isIn
    })

    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('ranks every place between 0 and 100', () => {
    expect(places.filter(({ rank }) => !(rank >= 0 && rank <= 100))).toEqual([])
  })
})

describe('readMetroLines', () => {
  const lines = readMetroLines()
  const links = lines.flatMap((line) =>
    line.branches.flatMap((stations) =>
      stations.slice(1).map((to, at) => ({ line: line.id, from: stations[at]!, to })),
    ),
  )

  test('knows every line and passes every station of the gazetteer', () => {
    expect(lines.filter((line) => line.branches.length === 0)).toEqual([])
    const passed = new Set(links.flatMap(({ from, to }) => [from.id, to.id]))
    const stations = places.filter((place) => place.kind === 'metro')
    expect(stations.filter((station) => !passed.has(station.id))).toEqual([])
  })

  test('links only neighbours, each pair once on a line', () => {
    const far = links.filter(({ from, to }) => kilometres(from, to) > 7 || from.id === to.id)
    expect(far).toEqual([])
    const pairs = links.map(({ line, from, to }) => [line, ...[from.id, to.id].sort()].join(' '))
    expect(repeated(pairs)).toEqual([])
  })

  test('follows the Yellow Line from end to end', () => {
    const yellow = lines.find((line) => line.id === 'yellow')!.branches[0]!
    expect(yellow.at(0)?.name).toBe('Samaypur Badli')
    expect(yellow.at(-1)?.name).toBe('Millennium City Centre')
    expect(yellow).toHaveLength(37)
  })

  test('splits the Blue Line at Yamuna Bank', () => {
    const [main, branch] = lines.find((line) => line.id === 'blue')!.branches
    expect(branch?.[0]?.name).toBe('Yamuna Bank')
    expect(main).toContainEqual(branch?.[0])
  })
})

function isInside({ city, lat, lng }: GazetteerPlace) {
  const { south, west, north, east } = cityBounds[city]
  return lat > south && lat < north && lng > west && lng < east
}

function mayHold(place: GazetteerPlace) {
  return isHome(place) || place.kind === 'part'
}

function isFar(place: GazetteerPlace, holder: GazetteerPlace) {
  return kilometres(place, holder) > (holder.kind === 'part' ? 20 : 12)
}

function isHome({ kind }: GazetteerPlace) {
  return kind === 'locality' || kind === 'sector'
}

function repeated(texts: string[]) {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

type Point = { lat: number; lng: number }

function kilometres(a: Point, b: Point) {
  return Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * 97.6)
}
