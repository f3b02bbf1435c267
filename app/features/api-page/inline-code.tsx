/** A text of the API's description, in which backticks surround what is code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <code key={at}>{part}</code>
    ) : (
      part
    ),
  )
}
