import type { HelpTranslations } from './help.en';

export const helpDe: HelpTranslations = {
  help: {
    search: 'In den Regeln suchen',
    clear: 'Suche leeren',
    none: 'Nichts zu „{{words}}“.',
    edition: 'Ausgabe',
    editionOf: 'Ausgabe von {{year}}',
    rulings:
      'Wo die gedruckten Regeln eine Frage offen lassen, entscheidet Picket. Solche Sätze sind markiert.',
    ruling: 'unsere Regelung',
    start: 'Eine erste Partie spielen',
    startNote: 'Zwei Minuten auf einem echten Blatt, mit einem Hinweis zu jedem Tippen.',
    advanced: 'Partien für Fortgeschrittene',
    topic: {
      idea: 'Die Idee',
      turn: 'Ein Zug',
      numbers: 'Eine Zahl schreiben',
      fences: 'Zäune',
      estates: 'Siedlungen',
      upgrades: 'Aufwertungen',
      parks: 'Parks',
      pools: 'Pools',
      temps: 'Zeitarbeit',
      bis: 'Bis',
      plans: 'Stadtpläne',
      roundabouts: 'Kreisverkehre',
      refusals: 'Abgelehnte Bauanträge',
      end: 'Das Ende',
      scoring: 'Wertung',
      ties: 'Gleichstand',
      expert: 'Expertenspiel',
      solo: 'Solo mit dem Stapel',
      aaa: 'Gegen AAA',
      app: 'Picket in der Hand',
    },
    say: {
      idea1:
        'Drei Straßen warten auf ihre Hausnummern. In jedem Zug nimmst du eine Zahl mit einem Effekt und schreibst die Zahl in ein leeres Haus.',
      idea2:
        'Zäune machen aus Häusern Siedlungen. Siedlungen, Parks, Pools und Stadtpläne bringen Punkte; die beste Stadt gewinnt.',
      idea3:
        'Die Karten bleiben auf dem Tisch. Picket ist das Papier: Es zeigt, wohin eine Zahl darf, sagt, warum nicht, und rechnet.',
      turn1:
        'Alle spielen gleichzeitig. Drei Paare liegen offen, jedes eine Zahl von 1 bis 15 mit einem Effekt. Du nimmst eines davon.',
      turn2:
        'Zuerst schreibst du die Zahl. Dann darfst du ihren Effekt nutzen und danach Pläne erfüllen. Nur die Zahl ist Pflicht.',
      turn3:
        'Eine Karte zeigt in ihrer Ecke den Effekt, den sie im nächsten Zug bringt. So kannst du vorausplanen.',
      turn4: 'Sind die Stapel aufgebraucht, werden alle Karten zu drei neuen gemischt.',
      turn5:
        'Sind die Stapel aufgebraucht, entsteht jeder neu aus seiner eigenen Ablage; die Effekte dieses Zuges bleiben liegen.',
      numbers1: 'Jedes leere Haus in jeder Straße ist möglich.',
      numbers2:
        'In einer Straße steigen die Zahlen von links nach rechts. Häuser dürfen leer bleiben und Zahlen fehlen, aber keine kommt doppelt vor.',
      numbers3:
        'Nur ein Bis wiederholt eine Zahl. Mit einem Kreisverkehr zählt jeder Teil der Straße für sich.',
      fences1:
        'Ein Zaun zwischen zwei benachbarten Häusern, ob sie geschrieben sind oder nicht. Die Enden jeder Straße sind von Anfang an eingezäunt.',
      fences2: 'Keiner innerhalb einer Siedlung, die einem Plan dient.',
      fences3: 'Keiner zwischen einer Zahl und ihrem Bis.',
      fences4: 'Zwischen einer Zahl und ihrem Bis ist ein Zaun erlaubt.',
      estates1:
        'Häuser zwischen zwei Zäunen, ohne Zaun dazwischen und alle mit Zahl, sind eine fertige Siedlung. Sie hat ein bis sechs Häuser; eine längere Reihe zählt nichts.',
      estates2: 'Ein Kreisverkehr gehört nie zu einer Siedlung.',
      estates3:
        'Eine Siedlung, die einem Plan dient, dient keinem anderen, zählt aber trotzdem in der Wertung.',
      upgrades1:
        'Kreuze das nächste Kästchen unter einer der sechs Größen an. Alle deine Siedlungen dieser Größe sind am Ende mehr wert.',
      upgrades2: 'Du darfst auch eine Größe aufwerten, die du noch nicht hast.',
      parks1: 'Kreuze den nächsten Baum der Straße an, in der die Zahl dieses Zuges steht.',
      parks2:
        'Die Parks einer Straße sind den ersten nicht angekreuzten Wert wert. Sind alle Bäume angekreuzt, gibt es nichts mehr zu pflanzen.',
      pools1:
        'Kommt die Zahl in ein Haus mit Pool, wird der Pool gebaut. Je mehr Pools, desto mehr sind sie zusammen wert.',
      pools2:
        'Ein Haus, das ohne den Effekt geschrieben wird, hat seinen Pool für immer verloren, ebenso eines, das zum Bis oder Kreisverkehr wird.',
      temps1:
        'Die Zahl darf um eins oder zwei höher oder niedriger geschrieben werden, von 0 bis 17. Ein Zeitarbeiter wird angekreuzt, auch wenn die Zahl bleibt.',
      temps2:
        'Am Ende entscheidet der Rang: 7 Punkte für die meisten Zeitarbeiter, 4 für die nächsten, 1 für die dritten. Gleich viele teilen den Rang; ohne Zeitarbeiter gibt es keine Punkte.',
      temps3: 'Sind alle Kästchen voll, ändert ein Zeitarbeiter noch die Zahl, kreuzt aber nichts mehr an.',
      bis1: 'Kopiere die Zahl eines geschriebenen Hauses ins leere Haus direkt daneben. Das Original darf aus diesem Zug und selbst ein Bis sein.',
      bis2: 'Zwischen beiden darf kein Zaun stehen.',
      bis3: 'Zwischen beiden darf ein Zaun stehen.',
      bis4: 'Nie über einen Kreisverkehr hinweg. Ein Bis-Haus zählt wie jedes andere, baut aber nie seinen Pool.',
      bis5: 'Jedes Bis kostet Punkte, mehr als das vorige.',
      bis6: 'Nach dem letzten Kästchen darfst du noch ein Bis schreiben; die Kosten bleiben, wie sie sind.',
      plans1:
        'Drei Pläne liegen offen, einer von jedem Stapel. Erreichst du ein Ziel, darfst du den Plan nach dem Effekt erfüllen. Du darfst auch warten oder mehrere auf einmal erfüllen.',
      plans2:
        'Wer einen Plan im Zug der ersten Erfüllung erfüllt, bekommt den höheren Wert, alle späteren den niedrigeren. Jeder erfüllt einen Plan einmal.',
      plans3:
        'Die genutzten Siedlungen werden markiert und dienen keinem anderen Plan. Gibt es mehrere Möglichkeiten, wählst du.',
      plans4: 'Wer den ersten Plan der Partie erfüllt, darf alle Karten neu mischen lassen.',
      plans5: 'Das geschieht einmal pro Partie.',
      plans6:
        'Ziele mit Parks, Pools, Zeitarbeit und Bis markieren kein Haus und achten nicht auf Marken. Bei „alle Häuser“ und „beide Enden“ zählt ein Kreisverkehr als gebaut.',
      roundabouts1:
        'Jederzeit in deinem Zug darfst du zusätzlich ein leeres Haus zum Kreisverkehr machen. Höchstens zwei pro Partie.',
      roundabouts2: 'Einer pro Zug.',
      roundabouts3: 'Er bringt auf beiden Seiten einen Zaun, und auf jeder Seite beginnen die Zahlen neu.',
      roundabouts4:
        'Er ist kein Haus: keine Zahl, keine Siedlung, kein Pool. Für das Ende der Partie gilt sein Platz als gefüllt. Kreisverkehre kosten Punkte.',
      refusals1:
        'Lässt sich keine der drei Zahlen irgendwo schreiben, kreuze eine Ablehnung an: keine Zahl und kein Effekt in diesem Zug. Pläne und ein Kreisverkehr bleiben möglich.',
      refusals2: 'Lässt sich eine davon schreiben, muss sie geschrieben werden.',
      refusals3:
        'Niemand muss eine Zahl durch Zeitarbeit ändern, um eine Ablehnung zu vermeiden. Es zählt der Augenblick der Ablehnung, also nach einem Kreisverkehr aus demselben Zug.',
      end1: 'Die Partie endet mit dem Zug, in dem jemand die letzte Ablehnung ankreuzt, alle drei Pläne erfüllt hat oder kein leeres Haus mehr hat. Alle spielen diesen Zug zu Ende.',
      scoring1:
        'Zähle zusammen: deine Pläne, die Parks jeder Straße, die Pools, die Zeitarbeit nach Rang und für jede Größe die Zahl der fertigen Siedlungen mal dem Wert der Größe.',
      scoring2: 'Zieh ab, was Bis, Ablehnungen und Kreisverkehre kosten.',
      ties1:
        'Mehr fertige Siedlungen gewinnen; sind es gleich viele, mehr der Größe 1, dann der Größe 2 und so weiter bis 6. Immer noch gleich: Der Platz wird geteilt.',
      ties2: 'Mehr fertige Siedlungen gewinnen. Immer noch gleich: Der Platz wird geteilt.',
      expert1:
        'Alle haben drei Karten auf der Hand. Eine gibt die Zahl, eine andere den Effekt, die dritte geht nach rechts weiter. Dann kommen zwei neue Karten.',
      expert2: 'Nach einer Ablehnung wählst du die Karte, die du weitergibst.',
      solo1:
        'Ein Stapel, drei Karten pro Zug: Eine gibt die Zahl, eine andere den Effekt, alle drei werden abgelegt.',
      solo2:
        'Die Solokarte liegt irgendwo in der unteren Hälfte. Sobald sie erscheint, ist jeder noch offene Plan nur den niedrigeren Wert wert.',
      solo3:
        'Die Partie endet auch, wenn weniger als drei Karten übrig sind. Zeitarbeit bringt 7 Punkte ab sechs Zeitarbeitern.',
      aaa1: 'Zieh drei Karten: eine für ihre Zahl, eine andere für ihren Effekt, die dritte kommt auf den Stapel des Gegners. Der Stapel behält seine Reihenfolge, und du darfst ihn lesen.',
      aaa2: 'Erscheint eine Prüfkarte und der Gegner hat es auf diesen Plan abgesehen, notiert er dessen jetzigen Wert. Die Karte verlässt das Spiel und wird ersetzt.',
      aaa3: 'Erfüllst du den Plan im selben Zug, bekommst du trotzdem den höheren Wert.',
      aaa4: 'Der Gegner wertet seine Pläne, Punkte pro Karte wie aufgedruckt, Zeitarbeit nach Rang und seine fünf besten Siedlungen: seinen Stapel, an den Zäunen geteilt.',
      aaa5: 'Leere Gruppen zwischen zwei Zäunen zählen nicht.',
      aaa6: 'Auf Stufe 0 wertet der Gegner nichts, und deine Zeitarbeit zählt nach den Zahlen auf seiner Karte, gelesen als Mindestzahlen.',
      aaa7: 'Bei Gleichstand gewinnen mehr fertige Siedlungen.',
      app1: 'Tippe auf eine Zahl und ihren Effekt, in beliebiger Reihenfolge, dann auf ein helles Haus. Braucht der Effekt einen Platz, leuchten die Plätze auf.',
      app2: 'Was nicht geht, ist blass. Berühre es, und Picket sagt, warum.',
      app3: 'Lass den Finger irgendwo liegen und erfahre, was es ist und was es jetzt wert ist. Mit der Maus: rechte Taste. Mit der Tastatur: Fragezeichen.',
      app4: 'Was aus diesem Zug stammt, ist Bleistift. Die nächste Zahl oder Fertig macht Tinte daraus. Rückgängig führt bis zum allerersten Zug.',
      app5: 'Jemand anders hat einen Plan erfüllt? Tippe ihn an und sag es. Eine Straße ist zu klein? Tippe auf ihr Schild.',
    },
  },
  first: {
    title: 'Deine erste Partie',
    town: 'Pinewood',
    step: 'Hinweis {{step}} von {{of}}',
    skip: 'Erste Partie überspringen',
    key: 'Tippe auf die {{number}}.',
    tile: 'Und auf ihren Effekt: {{tool}}.',
    say: {
      turn1:
        'Auf dem Tisch liegen drei Paare, jedes eine Zahl mit einem Effekt. Wir nehmen die 2 mit dem Zaun.',
      house1:
        'Jedes dieser Häuser nähme eine 2. Zahlen steigen von links nach rechts, also kommt sie an den Anfang.',
      place1: 'Nun der Zaun, gleich hinter die 2. Damit ist eine Siedlung aus einem Haus fertig.',
      turn2: 'Nächster Zug: die 8 mit einem Pool. Sie zu wählen beendet den Zug davor.',
      house2: 'Neben diesem Haus ist ein Pool gezeichnet. Mit dem Pool-Effekt geschrieben, wird er gebaut.',
      turn3: 'Nun die 9 mit einem Park.',
      try3: 'Erst etwas Verbotenes: Berühre dieses Haus, links von der 8.',
      house3:
        'Picket sagt, warum nicht. Ein helles Haus passt: dieses hier. Seine Straße bekommt einen Baum.',
      turn4: 'Nun die 5 mit einem Zaun.',
      house4: 'Sie passt zwischen die 2 und die 8.',
      place4: 'Ein Zaun hierher, und Haus 2 und 3 sind eine Siedlung der Größe zwei.',
      claim4:
        'Eine Siedlung der Größe eins, eine der Größe zwei: Dieser Plan ist erreicht. Tippe ihn an und erfülle ihn.',
      turn5: 'Die 10 mit Zeitarbeit: Sie darf 8 bis 12 werden.',
      house5: 'Rechts von der 9 passen mehrere Zahlen. Tippe auf das Haus und wähle die 11.',
      turn6: 'Die 14 mit einer Aufwertung.',
      house6: 'Lass zwei Häuser frei; rechts ist Platz.',
      place6: 'Siedlungen der Größe zwei sollen mehr wert sein: Kreuze ihre Spalte an.',
      turn7: 'Die letzte: die 12 mit einem Bis.',
      house7: 'Gleich hinter den zweiten Zaun.',
      place7: 'Ein Bis kopiert seinen Nachbarn. Es füllt ein Haus und kostet Punkte.',
      undo: 'Doch keine Kopie? Rückgängig nimmt einen Schritt zurück, und noch einen, bis zum allerersten.',
    },
    done: 'Mehr ist es nicht',
    doneText:
      'Eine Zahl, ihr Effekt, ein Haus. Alles andere leuchtet auf, wenn es so weit ist. Lass den Finger irgendwo liegen und erfahre, was es wert ist.',
    real: 'Neue Partie',
    again: 'Noch einmal',
    rules: 'Regeln lesen',
  },
};
