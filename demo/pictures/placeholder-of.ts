import { findScene } from '#demo/pictures/scenes.ts'

/** The colour to show until the picture is there: its sky or its wall. */
export function placeholderOf(key: string): string | undefined {
  const svg = findScene(key)?.draw()
  if (!svg) return undefined
  const sky = /id="sky".*?<\/linearGradient>/.exec(svg)?.[0].match(/#[0-9a-f]{6}/g)?.[1]
  return sky ?? /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1]
}
