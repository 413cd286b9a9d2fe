/** The rules in our own words, and the first game. Loaded with the help. */
export const helpEn = {
  help: {
    search: 'Search the rules',
    clear: 'Clear the search',
    none: 'Nothing about “{{words}}”.',
    edition: 'Edition',
    editionOf: 'Edition of {{year}}',
    rulings: 'Where the printed rules leave a question open, Picket decides. Such sentences are marked.',
    ruling: 'our ruling',
    start: 'Play a first game',
    startNote: 'Two minutes on a real sheet, with a hint for every tap.',
    advanced: 'advanced games',
    topic: {
      idea: 'The idea',
      turn: 'A turn',
      numbers: 'Writing a number',
      fences: 'Fences',
      estates: 'Estates',
      upgrades: 'Upgrades',
      parks: 'Parks',
      pools: 'Pools',
      temps: 'Temps',
      bis: 'Bis',
      plans: 'City plans',
      roundabouts: 'Roundabouts',
      refusals: 'Refused permits',
      end: 'The end',
      scoring: 'Scoring',
      ties: 'Ties',
      expert: 'Expert game',
      solo: 'Solo with the deck',
      aaa: 'Against AAA',
      app: 'Picket in the hand',
    },
    say: {
      idea1:
        'Three streets wait for their house numbers. Every turn you take one number with one effect and write the number into an empty house.',
      idea2:
        'Fences turn houses into estates. Estates, parks, pools and city plans bring points; the best town wins.',
      idea3:
        'The cards stay on the table. Picket is the paper: it shows where a number may go, says why not, and adds up.',
      turn1:
        'Everybody plays at the same time. Three pairs lie open, each a number from 1 to 15 with an effect. You take one of them.',
      turn2:
        'First write the number. Then you may use its effect, and then claim plans. Only the number is compulsory.',
      turn3: 'A card shows in its corner the effect it will bring next turn, so you can plan ahead.',
      turn4: 'Once the piles are used up, all cards are shuffled into three new ones.',
      turn5:
        'Once the piles are used up, each is made anew from its own discards; this turn’s effects stay where they are.',
      numbers1: 'Any empty house in any street will do.',
      numbers2:
        'Within a street numbers rise from left to right. You may leave houses empty and skip numbers, but never repeat one.',
      numbers3: 'Only a bis repeats a number. With a roundabout, each part of the street counts for itself.',
      fences1:
        'One fence between any two neighbouring houses, whether they are written or not. The ends of every street are fenced from the start.',
      fences2: 'None inside an estate that serves a plan.',
      fences3: 'None between a number and its bis.',
      fences4: 'Between a number and its bis a fence is allowed.',
      estates1:
        'Houses between two fences, with nothing fenced in between and a number in each, are a complete estate. It has one to six houses; a longer row counts for nothing.',
      estates2: 'A roundabout is never part of an estate.',
      estates3: 'An estate that serves a plan serves no other, but still counts in the score.',
      upgrades1:
        'Tick the next box under one of the six sizes. All your estates of that size are worth more at the end.',
      upgrades2: 'You may upgrade a size you do not have yet.',
      parks1: 'Tick the next tree of the street in which this turn’s number stands.',
      parks2:
        'The parks of a street are worth the first value that is not ticked. With all trees ticked there is nothing left to plant.',
      pools1:
        'If the number goes into a house with a pool, the pool is built. The more pools, the more they are worth together.',
      pools2:
        'A house written without the effect has lost its pool for good, and so has one that becomes a bis or a roundabout.',
      temps1:
        'The number may be written one or two higher or lower, from 0 to 17. One temp is ticked, even if you leave the number as it is.',
      temps2:
        'At the end the players are ranked by temps: 7 points for the most, 4 for the next, 1 for the third. Equal counts share; without temps there are no points.',
      temps3: 'With every box ticked, a temp still changes the number but ticks nothing.',
      bis1: 'Copy the number of a written house into the empty house right beside it. The original may be from this turn, and may be a bis itself.',
      bis2: 'No fence may stand between the two.',
      bis3: 'A fence may stand between the two.',
      bis4: 'Never across a roundabout. A bis house counts like any other but never builds its pool.',
      bis5: 'Every bis costs points, each more than the last.',
      bis6: 'After the last box you may still write a bis; the cost stays what it is.',
      plans1:
        'Three plans lie open, one from each stack. Once you meet a goal you may claim it, after the effect. You may also wait, or claim several at once.',
      plans2:
        'Everybody who claims a plan in the turn of its first claim gets the higher value, everybody later the lower one. Each player claims a plan once.',
      plans3: 'The estates you use are marked and serve no other plan. If several sets would do, you choose.',
      plans4: 'Whoever claims the first plan of the game may have all cards reshuffled.',
      plans5: 'That happens once per game.',
      plans6:
        'Goals about parks, pools, temps and bis mark no house and do not care about marks. For “every house” and “both ends”, a roundabout counts as built.',
      roundabouts1:
        'At any moment of your turn, besides everything else, you may turn an empty house into a roundabout. Two in a game at most.',
      roundabouts2: 'One per turn.',
      roundabouts3: 'It brings a fence on both sides, and on each side the numbers start anew.',
      roundabouts4:
        'It is no house: no number, no estate, no pool. For the end of the game its place counts as filled. Roundabouts cost points.',
      refusals1:
        'If none of the three numbers can be written anywhere, tick a refusal: no number and no effect this turn. Plans and a roundabout stay possible.',
      refusals2: 'If one of them can be written, it must be.',
      refusals3:
        'Nobody has to change a number with a temp to avoid a refusal. What counts is the moment of refusing, so after a roundabout built in the same turn.',
      end1: 'The game ends with the turn in which anybody ticks the last refusal, has claimed all three plans, or has no empty house left. Everybody finishes that turn.',
      scoring1:
        'Add up: your plans, the parks of each street, the pools, your temps by rank, and for each size the number of complete estates times what that size is worth.',
      scoring2: 'Take away what bis, refusals and roundabouts cost.',
      ties1:
        'More complete estates win; if equal, more of size 1, then of size 2, and so on up to 6. Still equal: the place is shared.',
      ties2: 'More complete estates win. Still equal: the place is shared.',
      expert1:
        'Everybody holds three cards. One gives the number, another the effect, the third goes to the neighbour on the right. Then two new cards are dealt.',
      expert2: 'After a refusal you choose the card to pass on.',
      solo1:
        'One deck, three cards a turn: one gives the number, another the effect, all three are put away.',
      solo2:
        'The solo card lies somewhere in the lower half. Once it appears, every plan you have not claimed is worth only its lower value.',
      solo3:
        'The game also ends when fewer than three cards are left. Temps bring 7 points if you have at least six.',
      aaa1: 'Draw three cards: one for its number, another for its effect, the third goes on your opponent’s pile. The pile keeps its order, and you may read it.',
      aaa2: 'When a validation card comes up and your opponent goes for that plan, it notes the plan’s present value. The card leaves the game and is replaced.',
      aaa3: 'If you claim the plan in that same turn, you still get the higher value.',
      aaa4: 'Your opponent scores its plans, points per card as printed, temps by rank, and its five best estates: its pile, cut at the fences.',
      aaa5: 'Empty groups between two fences do not count.',
      aaa6: 'At level 0 the opponent scores nothing, and your own temps count by the numbers on its card, read as minimum counts.',
      aaa7: 'A tie goes to the one with more complete estates.',
      app1: 'Tap a number and its effect, in any order, then a lit house. If the effect needs a place, its places light up.',
      app2: 'What cannot be done is dimmed. Touch it, and Picket says why.',
      app3: 'Rest your finger on anything to learn what it is and what it is worth now. With a mouse: right button. With keys: the question mark.',
      app4: 'Marks of this turn are pencil. The next number, or Done, inks them. Undo goes back to the very first turn.',
      app5: 'Somebody else claimed a plan? Tap it and say so. A street is too small? Tap its sign.',
    },
  },
  first: {
    title: 'Your first game',
    town: 'Pinewood',
    step: 'Hint {{step}} of {{of}}',
    skip: 'Skip the first game',
    key: 'Tap the {{number}}.',
    tile: 'And the effect that came with it: {{tool}}.',
    say: {
      turn1: 'Three pairs lie on the table, each a number with an effect. We take the 2 with the fence.',
      house1: 'Every house here would take a 2. Numbers rise from left to right, so it goes to the start.',
      place1: 'Now its fence, right behind the 2. That completes an estate of one house.',
      turn2: 'Next turn: the 8 with a pool. Picking it ends the turn before.',
      house2: 'This house has a pool drawn beside it. Written with the pool effect, it is built.',
      turn3: 'Now the 9 with a park.',
      try3: 'First something forbidden: touch this house, left of the 8.',
      house3: 'Picket says why not. A lit house is fine: this one. Its street gets a tree.',
      turn4: 'Now the 5 with a fence.',
      house4: 'It fits between the 2 and the 8.',
      place4: 'A fence here, and houses 2 and 3 are an estate of two.',
      claim4: 'One estate of one, one of two: this plan is met. Tap it and claim it.',
      turn5: 'The 10 with a temp: it may become 8 to 12.',
      house5: 'Right of the 9 several numbers fit. Tap the house and choose the 11.',
      turn6: 'The 14 with an upgrade.',
      house6: 'Leave two houses free; there is room to the right.',
      place6: 'Estates of two shall be worth more: tick their column.',
      turn7: 'Last one: the 12 with a bis.',
      house7: 'Right behind the second fence.',
      place7: 'A bis copies its neighbour. It fills a house, and costs points.',
      undo: 'Not happy with the copy? Undo takes back one step, and the next, to the very first.',
    },
    done: 'That is all it takes',
    doneText:
      'A number, its effect, a house. Everything else lights up when it is time. Rest your finger on anything to hear what it is worth.',
    real: 'New game',
    again: 'Once more',
    rules: 'Read the rules',
  },
};
export type HelpTranslations = typeof helpEn;
