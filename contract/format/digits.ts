/** Writes Devanagari digits (०१२), as Hindi keyboards type them, as 012. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
