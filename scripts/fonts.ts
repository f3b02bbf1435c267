import { writeFile } from 'node:fs/promises'
import { makeFonts } from '#scripts/make-fonts.ts'

// Cuts the fonts of our pages and draws the outlines of share cards again, after a change of the
// characters in fonts.css, of the Hindi examples or of Anek itself: npm run fonts

for (const [path, content] of Object.entries(await makeFonts())) await writeFile(path, content)
