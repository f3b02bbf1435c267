const keepMs = 3_000
const mostKeys = 5_000
const longestKey = 500

/**
 * A set that is emptied a few seconds after its first key. Bounded to about 3 MB: further keys, and
 * very long ones, are not remembered.
 */
export function createRecentKeys() {
  const keys = new Set<string>()

  return {
    has: (key: string) => keys.has(key),
    add(key: string) {
      if (key.length > longestKey || keys.size >= mostKeys) return
      if (keys.size === 0) setTimeout(() => keys.clear(), keepMs).unref()
      keys.add(key)
    },
  }
}
