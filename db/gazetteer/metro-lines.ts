import { readPlaces, readRows } from '#db/gazetteer/read-places.ts'

export type MetroStation = { id: string; name: string; lat: number; lng: number }

export type MetroLine = {
  id: MetroLineId
  name: string
  colour: string
  /** Each branch is a path of neighbouring stations, end to end. */
  branches: MetroStation[][]
}

export type MetroLineId = keyof typeof lineNames

/** The lines of the Delhi NCR metro with their stations in order; positions are approximate. */
export function readMetroLines(): MetroLine[] {
  const stations = readStations()
  const rows = readRows('metro-lines.csv').map(([line, branch, id]) => {
    const station = stations.get(id!)
    if (!station) throw new Error(`metro-lines.csv names the unknown station ${id}`)
    return { line: line!, branch: branch!, station }
  })
  const rowsByLine = Map.groupBy(rows, (row) => row.line)

  return Object.entries(lineNames).map(([id, { name, colour }]) => {
    const branches = Map.groupBy(rowsByLine.get(id) ?? [], (row) => row.branch)
    return {
      id: id as MetroLineId,
      name,
      colour,
      branches: [...branches.values()].map((branch) => branch.map((row) => row.station)),
    }
  })
}

const lineNames = {
  red: { name: 'Red Line', colour: '#d6273a' },
  yellow: { name: 'Yellow Line', colour: '#e8b100' },
  blue: { name: 'Blue Line', colour: '#2f5fc4' },
  green: { name: 'Green Line', colour: '#3f9b45' },
  violet: { name: 'Violet Line', colour: '#6b4a9e' },
  pink: { name: 'Pink Line', colour: '#d9679f' },
  magenta: { name: 'Magenta Line', colour: '#b8257f' },
  gray: { name: 'Grey Line', colour: '#7d8590' },
  airport: { name: 'Airport Express', colour: '#e0742b' },
  aqua: { name: 'Aqua Line', colour: '#1f9fb0' },
  rapid: { name: 'Rapid Metro Gurugram', colour: '#4a7a8c' },
}

/** The Green Line ends in Bahadurgarh, which is not one of our cities. */
const stationsBeyond: MetroStation[] = [
  {
    id: 'bahadurgarh/pandit-shree-ram-sharma',
    name: 'Pandit Shree Ram Sharma',
    lat: 28.68921,
    lng: 76.95109,
  },
  { id: 'bahadurgarh/bahadurgarh-city', name: 'Bahadurgarh City', lat: 28.69078, lng: 76.93527 },
  {
    id: 'bahadurgarh/brigadier-hoshiyar-singh',
    name: 'Brigadier Hoshiyar Singh',
    lat: 28.69743,
    lng: 76.91913,
  },
]

function readStations() {
  const ours = readPlaces()
    .filter((place) => place.kind === 'metro')
    .map(({ id, name, lat, lng }) => ({ id, name: name.replace(/ Metro Station$/, ''), lat, lng }))
  return new Map([...ours, ...stationsBeyond].map((station) => [station.id, station]))
}
