import { writeFile } from 'node:fs/promises'
import { drawIcons } from '#scripts/draw-icons.ts'

// Draws the picture of all icons anew, after a change of their list: npm run icons

await writeFile('app/ui/icons.svg', await drawIcons())
