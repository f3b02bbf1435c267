import sharp from 'sharp'
import logo from '#app/ui/logo-light.svg?raw'
import type { CardWords } from '#domain/share/share-card.ts'
import { drawLine, drawWord, isDrawable, widthOf, wrap } from '#server/share/outlined-text.ts'

// The size that WhatsApp and others show large.
const size = { width: 1_200, height: 630 }
const photoWidth = 700
const left = photoWidth + 48
const room = size.width - left - 40

const colour = {
  ground: '#0b3b2e',
  text: '#ffffff',
  soft: '#c9dcd0',
  spark: '#f2a516',
  dark: '#0b2a20',
}

/** Draws a card: a picture beside what is offered, where, and for how much. */
export async function makeCard(card: CardWords, shown: Uint8Array): Promise<Uint8Array> {
  const picture = await sharp(shown)
    .resize({ width: photoWidth, height: size.height, fit: 'cover' })
    .toBuffer()
  const panel = Buffer.from(panelSvg(card))
  return sharp({ create: { ...size, channels: 3, background: colour.ground } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: panel, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

function panelSvg(card: CardWords) {
  const { width, height } = size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<svg x="${left}" y="48" width="220" height="48" viewBox="0 0 200 44">${inner(logo)}</svg>`,
    headline(card),
    words(card),
    '</svg>',
  ].join('')
}

function headline({ headline, hindi }: CardWords) {
  const style = { size: 38, weight: '700', colour: colour.dark } as const
  const wide = widthOf(headline, style) + 40
  const tag = `<rect x="${left}" y="142" width="${wide}" height="58" rx="12" fill="${colour.spark}"/>`
  const beside = { size: 38, colour: colour.spark }
  return [
    tag,
    drawLine(headline, left + 20, 184, style),
    hindi ? drawWord(hindi, left + wide + 20, 184, beside) : '',
  ].join('')
}

function words({ price, per, kind, area, place, city }: CardWords) {
  const soft = { size: 40, weight: '500', colour: colour.soft } as const
  const bold = { size: 48, weight: '700', colour: colour.text } as const
  const lines = [
    ...block(price, fitted(price, { ...bold, size: 84 }), 1),
    ...block(per, { ...bold, size: 40 }, 1),
    gap,
    ...block(kind, bold, 2),
    ...block(area, soft, 1),
    ...block(isDrawable(place) ? place : city, soft, per ? 1 : 2),
  ]
  let y = 216
  return lines
    .map(({ line, style }) => {
      y += style.size * 1.16
      return drawLine(line, left, Math.round(y), style)
    })
    .join('')
}

type Style = Parameters<typeof drawLine>[3]

const gap: { line: string; style: Style } = {
  line: '',
  style: { size: 16, weight: '500', colour: colour.soft },
}

/** The largest size that fits into the panel. */
function fitted(text: string, style: Style): Style {
  const wide = widthOf(text, style)
  return wide > room ? { ...style, size: Math.floor((style.size * room) / wide) } : style
}

function block(text: string, style: Style, lines: number) {
  return wrap(text, style, { width: room, lines }).map((line) => ({ line, style }))
}

function inner(svg: string) {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}
