import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { pagePolicy } from '#server/http/security-headers.ts'
import { mapHosts, siteSettings } from '#server/pages/site-settings.ts'

describe('mapHosts', () => {
  test('pages may ask the host of the street map and no other', () => {
    const hosts = mapHosts(readEnv({}))

    expect(hosts).toEqual(['https://tiles.openfreemap.org'])
    expect(pagePolicy('abc', { mapHosts: hosts })).toContain(
      "connect-src 'self' https://tiles.openfreemap.org;",
    )
  })

  test('adds the hosts that a style of the operator needs', () => {
    const MAP_STYLE_URL = 'https://maps.example/style.json?key=1'
    const env = readEnv({ MAP_STYLE_URL, MAP_HOSTS: 'https://a.example, https://b.example:8443' })

    expect(mapHosts(env)).toEqual([
      'https://maps.example',
      'https://a.example',
      'https://b.example:8443',
    ])
    expect(siteSettings(env)).toMatchObject({
      mapStyleUrl: MAP_STYLE_URL,
      mapDarkStyleUrl: MAP_STYLE_URL,
    })
  })

  test('adds the host of another style for the dark look', () => {
    const MAP_DARK_STYLE_URL = 'https://night.example/style.json'
    const env = readEnv({ MAP_DARK_STYLE_URL })

    expect(mapHosts(env)).toEqual(['https://tiles.openfreemap.org', 'https://night.example'])
    expect(siteSettings(env).mapDarkStyleUrl).toBe(MAP_DARK_STYLE_URL)
  })

  test('asks nobody when the street map is off', () => {
    const env = readEnv({ MAP_STYLE_URL: 'off' })

    expect(mapHosts(env)).toEqual([])
    expect(siteSettings(env)).toMatchObject({ mapStyleUrl: null, mapDarkStyleUrl: null })
    expect(pagePolicy('abc', { mapHosts: mapHosts(env) })).toContain("connect-src 'self';")
  })

  test('asks nobody when the street map is a file of one’s own', () => {
    const env = readEnv({ MAP_PMTILES: 'maps/cities.pmtiles' })

    expect(env.MAP_PMTILES).toBe(path.resolve('maps/cities.pmtiles'))
    expect(mapHosts(env)).toEqual([])
    expect(siteSettings(env)).toMatchObject({ mapStyleUrl: null, hasOwnStreets: true })
  })

  test('refuses hosts that would break the policy', () => {
    expect(() => readEnv({ MAP_HOSTS: "https://a.example; script-src 'unsafe-inline'" })).toThrow(
      /MAP_HOSTS/,
    )
  })
})
