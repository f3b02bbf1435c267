import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const folder = 'tests/e2e'

/**
 * The files of journeys whose path contains one of the filters.
 * @param {string[]} filters
 */
export function findJourneys(filters) {
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => filters.some((filter) => file.includes(filter)))
}
