/** A text with ०१२ written as 012, as keyboards for Hindi type them. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
