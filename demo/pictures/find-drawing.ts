import sharp, { type Sharp } from 'sharp'
import { photoWidths } from '#contract/pictures.ts'
import { findScene, type Scene } from '#demo/pictures/scenes.ts'

const fileName = /^(demo-[a-z-]+-\d+)\/(\d+)\.(avif|webp|jpg)$/
const widths: readonly number[] = photoWidths

// AVIF at its quickest: one step slower costs three times as long for a fifth fewer bytes.
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 82 }),
}

/** How to draw a file of a demo picture, `{key}/{width}.{format}`; undefined when there is no such one. */
export function findDrawing(name: string): (() => Promise<Uint8Array>) | undefined {
  const [, key = '', width = '', format = ''] = fileName.exec(name) ?? []
  const scene = findScene(key)
  const encode = encoders[format]
  if (!scene || !encode || !widths.includes(Number(width))) return undefined
  return () => encode(rasterise(scene, Number(width))).toBuffer()
}

function rasterise(scene: Scene, width: number): Sharp {
  return sharp(Buffer.from(scene.draw()))
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}
