const key = 'share-location'

/** What this browser's user said about sharing the location; nothing when never asked. */
export function readLocationAnswer(): 'yes' | 'no' | undefined {
  try {
    const answer = localStorage.getItem(key)
    return answer === 'yes' || answer === 'no' ? answer : undefined
  } catch {
    // Some browsers forbid storage altogether; they are then not asked.
    return 'no'
  }
}

export function keepLocationAnswer(answer: 'yes' | 'no') {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Browsers that refuse storage are not asked, so nothing needs to be kept.
  }
}
