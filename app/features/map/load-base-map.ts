import type { Map as GlMap, StyleSpecification } from 'maplibre-gl'
import { embeddedStyle } from '#app/features/map/embedded-style.ts'
import { loadEmbeddedMap } from '#app/features/map/load-embedded-map.ts'
import { darkScheme, type MapColours, mapColours } from '#app/features/map/map-colours.ts'
import type { MapEvents, MapSettings } from '#app/features/map/map-view.ts'
import { namesNear, withNearPlaces, withRings } from '#app/features/map/surroundings-style.ts'
import { mapLimits } from '#contract/limits.ts'
import type { StreetMap } from '#contract/street-map.ts'

/** Puts the streets under the pins or, when they do not come in time, the embedded map. */
export async function loadBaseMap(
  map: GlMap,
  settings: MapSettings,
  { onBaseMap, onReady }: MapEvents,
  signal: AbortSignal,
) {
  const colours = mapColours()
  const { surroundings } = settings
  const onHome = (style: StyleSpecification) =>
    surroundings ? withRings(style, surroundings, colours) : style

  if (await hasStreets(map, findStyle(settings, colours), onHome, signal)) onBaseMap('streets')
  else {
    const hidden = surroundings && namesNear(surroundings)
    const style = onHome(embeddedStyle(await loadEmbeddedMap(signal), colours, hidden))
    map.setStyle(surroundings ? withNearPlaces(style, surroundings, colours) : style, {
      diff: false,
    })
    onBaseMap('embedded')
  }
  await untilIdle(map, signal)
  onReady()
}

type LoadStyle = (signal: AbortSignal) => Promise<StyleSpecification>

/** How to load the style of the street map: made for the site's own tiles, or from another host. */
function findStyle(settings: MapSettings, colours: MapColours): LoadStyle | undefined {
  if (settings.hasOwnStreets) {
    return async (signal) => {
      const [{ streetsStyle }, map] = await Promise.all([
        import('#app/features/map/streets-style.ts'),
        fetchJson<StreetMap>('/tiles/map.json', signal),
      ])
      return streetsStyle(map, colours, darkScheme().matches)
    }
  }
  const styleUrl = darkScheme().matches ? settings.darkStyleUrl : settings.styleUrl
  return styleUrl ? (signal) => fetchJson(styleUrl, signal) : undefined
}

async function fetchJson<Answer>(url: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.json()
}

async function hasStreets(
  map: GlMap,
  loadStyle: LoadStyle | undefined,
  onHome: (style: StyleSpecification) => StyleSpecification,
  signal: AbortSignal,
) {
  if (!loadStyle || !navigator.onLine) return false
  // Each loaded piece restarts the wait.
  const patience = () => AbortSignal.any([signal, AbortSignal.timeout(mapLimits.patienceMs)])
  try {
    const style = await loadStyle(patience())
    if (!Array.isArray(style.layers)) return false
    map.setStyle(onHome(style), { diff: false })
    await untilFirstTile(map, patience())
    return true
  } catch {
    signal.throwIfAborted()
    return false
  }
}

function untilFirstTile(map: GlMap, patience: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const listening = map.on('sourcedata', ({ tile, sourceId }) => {
      if (!tile || sourceId === 'home-rings') return
      listening.unsubscribe()
      resolve()
    })
    patience.addEventListener('abort', () => {
      listening.unsubscribe()
      reject(patience.reason)
    })
  })
}

function untilIdle(map: GlMap, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    map.once('idle', () => resolve())
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
