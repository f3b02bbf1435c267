import glStyle from 'maplibre-gl/dist/maplibre-gl.css?url'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadEmbeddedMap } from '#app/features/map/load-embedded-map.ts'
import { loadStyle } from '#app/features/map/load-style.ts'
import type { BaseMap, MapEvents, MapSettings, MapView } from '#app/features/map/map-view.ts'
import { useSite } from '#app/session/root-data.ts'
import { mapLimits } from '#contract/limits.ts'

/** Opens a map in an element as soon as that is there. What it begins with is read only once. */
export function useMapView(
  settings: Omit<MapSettings, 'styleUrl' | 'darkStyleUrl' | 'hasOwnStreets'>,
) {
  const { mapStyleUrl: styleUrl, mapDarkStyleUrl: darkStyleUrl, hasOwnStreets } = useSite()
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [view, setView] = useState<MapView>()
  const [baseMap, setBaseMap] = useState<BaseMap>('waiting')
  const [isReady, setReady] = useState(false)
  const [mayUseGl, setMayUseGl] = useState(true)

  const open = useEffectEvent((container: HTMLElement, signal: AbortSignal) =>
    openView(container, { ...settings, styleUrl, darkStyleUrl, hasOwnStreets }, mayUseGl, signal, {
      onBaseMap: setBaseMap,
      onReady: () => setReady(true),
      onFail(error) {
        reportError(error)
        if (mayUseGl) setMayUseGl(false)
        else setBaseMap('failed')
      },
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that cannot draw is replaced
  useEffect(() => {
    if (!stage) return
    const going = new AbortController()
    const opening = open(stage, going.signal).then((opened) => {
      if (!going.signal.aborted) setView(opened)
      return opened
    })
    return () => {
      going.abort()
      setView(undefined)
      opening.then((opened) => opened?.remove())
    }
  }, [stage, mayUseGl])

  return { setStage, view, baseMap, isReady }
}

async function openView(
  container: HTMLElement,
  settings: MapSettings,
  mayUseGl: boolean,
  signal: AbortSignal,
  events: MapEvents,
): Promise<MapView | undefined> {
  try {
    if (mayUseGl && hasWebGl()) {
      const [{ createGlView }] = await patiently(
        () => Promise.all([import('#app/features/map/gl-view.ts'), loadStyle(glStyle)]),
        signal,
      )
      return signal.aborted ? undefined : createGlView(container, settings, events)
    }
    const [{ createDrawnView }, map] = await patiently(
      () => Promise.all([import('#app/features/map/drawn-view.ts'), loadEmbeddedMap(signal)]),
      signal,
    )
    if (signal.aborted) return undefined
    const view = createDrawnView(container, map, settings)
    events.onBaseMap('embedded')
    events.onReady()
    return view
  } catch (error) {
    if (!signal.aborted) events.onFail(error as Error)
    return undefined
  }
}

/** Retries a few times with backoff, while the map is wanted. */
async function patiently<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (tries === mapLimits.loadTries || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, 700 * 2 ** tries))
    }
  }
}

function hasWebGl() {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
