import { writeFile } from 'node:fs/promises'
import { drawIcons } from '#scripts/draw-icons.ts'

// Draws the SVG sprite of all icons again, after a change of their list: npm run icons

await writeFile('app/ui/icons.svg', drawIcons())
