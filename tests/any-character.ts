import fc from 'fast-check'

/** Any character but half ones; fast-check's own `binary` takes two seconds to begin with. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point))
