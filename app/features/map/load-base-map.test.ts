import type { Map as GlMap } from 'maplibre-gl'
import { expect, test, vi } from 'vitest'
import { loadBaseMap } from '#app/features/map/load-base-map.ts'
import type { BaseMap, MapSettings } from '#app/features/map/map-view.ts'
import { mapLimits } from '#contract/limits.ts'

const styleUrl = 'https://tiles.example/style'

test.each([
  ['their style never comes', never],
  ['no tile of theirs ever comes', async () => Response.json({ version: 8, layers: [] })],
])('the embedded map takes the place of the streets when %s', async (_, answerStyle) => {
  const patience = runOutOfPatience()
  const baseMaps = await load(answerStyle)

  expect(baseMaps).toEqual(['embedded'])
  expect(patience).toHaveBeenCalledWith(mapLimits.patienceMs)
})

test('a style that is none is not waited for', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  expect(await load(async () => Response.json({ error: 'gone' }))).toEqual(['embedded'])
  expect(patience).toHaveBeenCalledOnce()
})

/** What lies under the pins in the end. */
async function load(answerStyle: (signal: AbortSignal) => Promise<Response>) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#fff' }))
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) =>
    url === styleUrl
      ? answerStyle(signal)
      : Response.json({ lines: [], stations: [], places: [], landmarks: [], cities: [] }),
  )
  const map = {
    setStyle: () => {},
    on: () => ({ unsubscribe: () => {} }),
    once: (_: string, done: () => void) => done(),
  } as unknown as GlMap
  const baseMaps: BaseMap[] = []
  const events = {
    onBaseMap: (baseMap: BaseMap) => void baseMaps.push(baseMap),
    onReady: () => {},
    onFail: () => {},
  }
  const settings = { styleUrl } as MapSettings
  await loadBaseMap(map, settings, events, new AbortController().signal)
  return baseMaps
}

function never(signal: AbortSignal) {
  return new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function runOutOfPatience() {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('timed out')))
    return controller.signal
  })
}
