/**
 * Seconds from each station to the next, as the route planner of DMRC (delhimetrorail.com) answered for
 * every pair of neighbours. They are copied from the file dmrc/graph.json of
 * github.com/piyush-poddar/MetroGuide at commit 42b5c8e, read on 2026-11-18; its script
 * time_between_stations.py says how they were asked for. The planner's time of a whole ride is the sum
 * of these: from Rithala to Kashmere Gate 25 min 57 s, both ways.
 *
 * These lines are what the speed and the stops of `metro-network.ts` are fitted to. The times that the
 * model is held against (`published-times.ts`) are of other lines, or of whole journeys by the press.
 * The stations are those of the branches of `metro-lines.csv`, in their order.
 */
export const fittedLinks = {
  red: [
    [
      119, 125, 99, 111, 124, 138, 99, 123, 127, 147, 106, 109, 130, 196, 147, 119, 132, 125, 121,
      113, 136, 130, 120, 117, 134, 91, 139, 104,
    ],
  ],
  yellow: [
    [
      124, 175, 130, 122, 133, 133, 136, 121, 132, 134, 141, 136, 133, 102, 146, 136, 115, 104, 140,
      137, 133, 109, 135, 155, 160, 141, 165, 169, 156, 127, 194, 198, 112, 133, 147, 138,
    ],
  ],
  blue: [
    [
      181, 118, 125, 120, 123, 122, 116, 145, 148, 130, 122, 118, 145, 117, 121, 115, 110, 131, 119,
      131, 123, 116, 136, 118, 123, 132, 128, 147, 108, 128, 117, 111, 177, 167, 175, 135, 122, 135,
      119, 137, 134, 156, 128, 121, 129, 149, 116, 130, 139,
    ],
    [168, 176, 135, 121, 135, 119, 137],
  ],
} as const
