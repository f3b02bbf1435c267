type Side = 'seeker' | 'owner'

export type Script = {
  lines: [Side, string][]
  /** Who has not seen the last line yet. */
  unread?: Side
  /** When it began, between the first day that it could and now. */
  share: number
}

/** What the demo seeker asks owners, and what others ask the demo owner. */
export const scripts: Record<Side, Script[]> = {
  seeker: [
    {
      lines: [
        ['seeker', 'Namaste, is it still available from next month? We are three people.'],
        ['owner', 'Namaste. Yes, the present family leaves at the end of this month.'],
        ['seeker', 'And is a small dog allowed?'],
        ['owner', 'Yes, the neighbours have two. When would you like to see it?'],
      ],
      unread: 'seeker',
      share: 0.97,
    },
    {
      lines: [
        ['seeker', 'Could we see it on Saturday, in the afternoon?'],
        ['owner', 'Yes. Call me on 90009 90012 when you are at the gate, the guard knows me.'],
      ],
      share: 0.9,
    },
    {
      lines: [
        ['seeker', 'How is the water in summer? And is the parking covered?'],
        ['owner', 'Water comes twice a day, and there is a tank for the rest. Parking is covered.'],
        ['seeker', 'Thank you, that helps. I will talk to my parents.'],
      ],
      share: 0.6,
    },
  ],
  owner: [
    {
      lines: [['seeker', 'Would you let it for three years at the same price?']],
      unread: 'owner',
      share: 0.98,
    },
    {
      lines: [
        ['seeker', 'Please send more photos to my WhatsApp 90009 90034.'],
        ['owner', 'I would rather answer here. Which room would you like to see?'],
        ['seeker', 'The kitchen, and the view from it.'],
      ],
      unread: 'owner',
      share: 0.93,
    },
    {
      lines: [
        ['seeker', 'Is it quiet at night? My father sleeps badly.'],
        ['owner', 'It is. The road ends at our gate, so nobody drives through.'],
        ['seeker', 'Good to hear. Can we come on Sunday?'],
        ['owner', 'Sunday from eleven is fine. Please ring the upper bell.'],
      ],
      share: 0.7,
    },
  ],
}
