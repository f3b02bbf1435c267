import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { builtFiles } from '#server/http/built-files.ts'
import { test } from '#tests/folder.ts'

test('the worker of maps may fetch tiles, from where pages may, and other scripts nothing', async ({
  folder,
}) => {
  await mkdir(path.join(folder, 'client/assets'), { recursive: true })
  for (const name of ['maplibre-gl-worker-DTh23QKw.js', 'page-1.js'])
    await writeFile(path.join(folder, 'client/assets', name), '1')
  const site = builtFiles(folder, { mapHosts: ['https://tiles.example'] })

  const worker = await site.request('/assets/maplibre-gl-worker-DTh23QKw.js')
  expect(worker.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://tiles.example",
  )
  // The policy changes with the settings, so it must not be kept for good with the script.
  expect(worker.headers.get('cache-control')).not.toContain('immutable')
  const other = await site.request('/assets/page-1.js')
  expect(other.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame/)
})
