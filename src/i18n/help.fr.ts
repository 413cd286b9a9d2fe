import type { HelpTranslations } from './help.en';

export const helpFr: HelpTranslations = {
  help: {
    search: 'Chercher dans les règles',
    clear: 'Effacer la recherche',
    none: 'Rien sur « {{words}} ».',
    edition: 'Édition',
    editionOf: 'Édition de {{year}}',
    rulings:
      'Là où les règles imprimées laissent une question ouverte, Picket tranche. Ces phrases sont signalées.',
    ruling: 'notre choix',
    start: 'Jouer une première partie',
    startNote: 'Deux minutes sur une vraie feuille, avec un conseil à chaque geste.',
    advanced: 'parties avancées',
    topic: {
      idea: 'L’idée',
      turn: 'Un tour',
      numbers: 'Écrire un numéro',
      fences: 'Barrières',
      estates: 'Lotissements',
      upgrades: 'Valorisations',
      parks: 'Parcs',
      pools: 'Piscines',
      temps: 'Intérimaires',
      bis: 'Bis',
      plans: 'Plans de la ville',
      roundabouts: 'Ronds-points',
      refusals: 'Permis refusés',
      end: 'La fin',
      scoring: 'Le décompte',
      ties: 'Égalités',
      expert: 'Partie experte',
      solo: 'Solo avec la pioche',
      aaa: 'Contre AAA',
      app: 'Picket en main',
    },
    say: {
      idea1:
        'Trois rues attendent leurs numéros. À chaque tour, vous prenez un numéro avec un effet et écrivez le numéro dans une maison vide.',
      idea2:
        'Les barrières font des maisons des lotissements. Lotissements, parcs, piscines et plans rapportent des points ; la meilleure ville gagne.',
      idea3:
        'Les cartes restent sur la table. Picket est le papier : il montre où va un numéro, dit pourquoi non, et fait les comptes.',
      turn1:
        'Tout le monde joue en même temps. Trois paires sont visibles, chacune un numéro de 1 à 15 avec un effet. Vous en prenez une.',
      turn2:
        'D’abord, écrivez le numéro. Ensuite, vous pouvez utiliser l’effet, puis valider des plans. Seul le numéro est obligatoire.',
      turn3: 'Une carte montre dans son coin l’effet qu’elle apportera au tour suivant : de quoi prévoir.',
      turn4: 'Quand les piles sont épuisées, toutes les cartes sont mélangées en trois nouvelles piles.',
      turn5:
        'Quand les piles sont épuisées, chacune est refaite de sa propre défausse ; les effets de ce tour restent en place.',
      numbers1: 'N’importe quelle maison vide de n’importe quelle rue convient.',
      numbers2:
        'Dans une rue, les numéros montent de gauche à droite. On peut laisser des maisons vides et sauter des numéros, mais jamais en répéter un.',
      numbers3:
        'Seul un bis répète un numéro. Avec un rond-point, chaque partie de la rue compte pour elle-même.',
      fences1:
        'Une barrière entre deux maisons voisines, écrites ou non. Les bouts de chaque rue sont fermés dès le départ.',
      fences2: 'Jamais à l’intérieur d’un lotissement qui sert à un plan.',
      fences3: 'Jamais entre un numéro et son bis.',
      fences4: 'Entre un numéro et son bis, une barrière est permise.',
      estates1:
        'Des maisons entre deux barrières, sans autre barrière entre elles et toutes numérotées, forment un lotissement complet. Il compte une à six maisons ; une rangée plus longue ne compte pas.',
      estates2: 'Un rond-point ne fait jamais partie d’un lotissement.',
      estates3: 'Un lotissement qui sert à un plan ne sert à aucun autre, mais compte toujours au score.',
      upgrades1:
        'Cochez la case suivante sous l’une des six tailles. Tous vos lotissements de cette taille valent plus à la fin.',
      upgrades2: 'On peut valoriser une taille que l’on n’a pas encore.',
      parks1: 'Cochez l’arbre suivant de la rue où se trouve le numéro de ce tour.',
      parks2:
        'Les parcs d’une rue valent la première valeur non cochée. Tous les arbres cochés, il n’y a plus rien à planter.',
      pools1:
        'Si le numéro va dans une maison avec piscine, la piscine est creusée. Plus il y en a, plus elles valent ensemble.',
      pools2:
        'Une maison écrite sans cet effet a perdu sa piscine pour de bon, comme celle qui devient un bis ou un rond-point.',
      temps1:
        'Le numéro peut être écrit un ou deux plus haut ou plus bas, de 0 à 17. Un intérimaire est coché, même si le numéro ne change pas.',
      temps2:
        'À la fin, les joueurs sont classés par intérimaires : 7 points pour le plus grand nombre, 4 pour le suivant, 1 pour le troisième. À égalité on partage ; sans intérimaire, pas de points.',
      temps3: 'Toutes les cases cochées, un intérimaire change encore le numéro mais ne coche plus rien.',
      bis1: 'Copiez le numéro d’une maison écrite dans la maison vide juste à côté. L’original peut dater de ce tour, et être lui-même un bis.',
      bis2: 'Aucune barrière ne doit les séparer.',
      bis3: 'Une barrière peut les séparer.',
      bis4: 'Jamais par-dessus un rond-point. Une maison bis compte comme les autres mais ne creuse jamais sa piscine.',
      bis5: 'Chaque bis coûte des points, toujours plus que le précédent.',
      bis6: 'Après la dernière case, on peut encore écrire un bis ; le coût ne change plus.',
      plans1:
        'Trois plans sont visibles, un de chaque pile. L’objectif atteint, vous pouvez le valider après l’effet. Vous pouvez aussi attendre, ou en valider plusieurs à la fois.',
      plans2:
        'Tous ceux qui valident un plan au tour de sa première validation obtiennent la valeur haute, les suivants la valeur basse. Chacun valide un plan une fois.',
      plans3:
        'Les lotissements utilisés sont marqués et ne servent à aucun autre plan. Si plusieurs choix conviennent, c’est à vous de décider.',
      plans4: 'Qui valide le premier plan de la partie peut faire remélanger toutes les cartes.',
      plans5: 'Cela n’arrive qu’une fois par partie.',
      plans6:
        'Les objectifs sur les parcs, piscines, intérimaires et bis ne marquent aucune maison et ignorent les marques. Pour « toutes les maisons » et « les deux bouts », un rond-point compte comme bâti.',
      roundabouts1:
        'À tout moment de votre tour, en plus du reste, vous pouvez changer une maison vide en rond-point. Deux par partie au plus.',
      roundabouts2: 'Un par tour.',
      roundabouts3: 'Il apporte une barrière de chaque côté, et de chaque côté les numéros recommencent.',
      roundabouts4:
        'Ce n’est pas une maison : ni numéro, ni lotissement, ni piscine. Pour la fin de partie, sa place compte comme remplie. Les ronds-points coûtent des points.',
      refusals1:
        'Si aucun des trois numéros ne peut s’écrire, cochez un refus : ni numéro ni effet ce tour-ci. Plans et rond-point restent possibles.',
      refusals2: 'Si l’un d’eux peut s’écrire, il le faut.',
      refusals3:
        'Personne n’est obligé de changer un numéro par un intérimaire pour éviter un refus. C’est le moment du refus qui compte, donc après un rond-point bâti au même tour.',
      end1: 'La partie s’achève au tour où quelqu’un coche le dernier refus, a validé les trois plans ou n’a plus de maison vide. Tout le monde finit ce tour.',
      scoring1:
        'Additionnez : vos plans, les parcs de chaque rue, les piscines, vos intérimaires selon le rang, et pour chaque taille le nombre de lotissements complets fois ce que vaut cette taille.',
      scoring2: 'Retirez ce que coûtent les bis, les refus et les ronds-points.',
      ties1:
        'Le plus de lotissements complets l’emporte ; à égalité, le plus de taille 1, puis de taille 2, et ainsi jusqu’à 6. Toujours à égalité : la place est partagée.',
      ties2: 'Le plus de lotissements complets l’emporte. Toujours à égalité : la place est partagée.',
      expert1:
        'Chacun tient trois cartes. L’une donne le numéro, une autre l’effet, la troisième va au voisin de droite. Puis on en reçoit deux nouvelles.',
      expert2: 'Après un refus, vous choisissez la carte à passer.',
      solo1:
        'Une seule pioche, trois cartes par tour : l’une donne le numéro, une autre l’effet, toutes trois sont défaussées.',
      solo2:
        'La carte solo se cache dans la moitié du bas. Dès qu’elle apparaît, chaque plan non validé ne vaut plus que sa valeur basse.',
      solo3:
        'La partie s’achève aussi quand il reste moins de trois cartes. Les intérimaires rapportent 7 points si vous en avez au moins six.',
      aaa1: 'Piochez trois cartes : l’une pour son numéro, une autre pour son effet, la troisième va sur la pile de l’adversaire. La pile garde son ordre, et vous pouvez la lire.',
      aaa2: 'Quand une carte de validation sort et que l’adversaire vise ce plan, il en note la valeur du moment. La carte quitte le jeu et est remplacée.',
      aaa3: 'Si vous validez le plan à ce même tour, vous obtenez quand même la valeur haute.',
      aaa4: 'L’adversaire compte ses plans, des points par carte comme imprimé, ses intérimaires selon le rang et ses cinq meilleurs lotissements : sa pile, coupée aux barrières.',
      aaa5: 'Les groupes vides entre deux barrières ne comptent pas.',
      aaa6: 'Au niveau 0, l’adversaire ne marque rien, et vos intérimaires comptent selon les nombres de sa carte, lus comme des minimums.',
      aaa7: 'À égalité, le plus de lotissements complets l’emporte.',
      app1: 'Touchez un numéro et son effet, dans l’ordre voulu, puis une maison éclairée. Si l’effet demande une place, ses places s’éclairent.',
      app2: 'Ce qui est impossible est estompé. Touchez-le, et Picket dit pourquoi.',
      app3: 'Gardez le doigt sur quoi que ce soit pour savoir ce que c’est et ce que cela vaut. À la souris : bouton droit. Au clavier : point d’interrogation.',
      app4: 'Les marques de ce tour sont au crayon. Le numéro suivant, ou Fini, les passe à l’encre. Annuler remonte jusqu’au tout premier tour.',
      app5: 'Quelqu’un d’autre a validé un plan ? Touchez-le pour le noter. Une rue est trop petite ? Touchez son panneau.',
    },
  },
  first: {
    title: 'Votre première partie',
    town: 'Pinewood',
    step: 'Conseil {{step}} sur {{of}}',
    skip: 'Passer la première partie',
    key: 'Touchez le {{number}}.',
    tile: 'Et l’effet qui va avec : {{tool}}.',
    say: {
      turn1:
        'Trois paires sont sur la table, chacune un numéro avec un effet. Nous prenons le 2 avec la barrière.',
      house1:
        'Toutes ces maisons accepteraient un 2. Les numéros montent de gauche à droite : il va donc au début.',
      place1: 'Maintenant la barrière, juste après le 2. Voilà un lotissement d’une maison.',
      turn2: 'Tour suivant : le 8 avec une piscine. Le choisir clôt le tour précédent.',
      house2: 'Une piscine est dessinée près de cette maison. Écrite avec cet effet, elle est creusée.',
      turn3: 'Maintenant le 9 avec un parc.',
      try3: 'D’abord un geste interdit : touchez cette maison, à gauche du 8.',
      house3: 'Picket dit pourquoi non. Une maison éclairée convient : celle-ci. Sa rue gagne un arbre.',
      turn4: 'Maintenant le 5 avec une barrière.',
      house4: 'Il passe entre le 2 et le 8.',
      place4: 'Une barrière ici, et les maisons 2 et 3 forment un lotissement de deux.',
      claim4: 'Un lotissement d’une maison, un de deux : ce plan est atteint. Touchez-le et validez-le.',
      turn5: 'Le 10 avec un intérimaire : il peut devenir 8 à 12.',
      house5: 'À droite du 9, plusieurs numéros conviennent. Touchez la maison et choisissez le 11.',
      turn6: 'Le 14 avec une valorisation.',
      house6: 'Laissez deux maisons libres ; il y a de la place à droite.',
      place6: 'Les lotissements de deux vaudront plus : cochez leur colonne.',
      turn7: 'Le dernier : le 12 avec un bis.',
      house7: 'Juste après la deuxième barrière.',
      place7: 'Un bis copie son voisin. Il remplit une maison, et coûte des points.',
      undo: 'La copie ne vous plaît pas ? Annuler reprend un geste, puis le suivant, jusqu’au premier.',
    },
    done: 'C’est tout',
    doneText:
      'Un numéro, son effet, une maison. Le reste s’éclaire le moment venu. Gardez le doigt sur quoi que ce soit pour savoir ce que cela vaut.',
    real: 'Nouvelle partie',
    again: 'Encore une fois',
    rules: 'Lire les règles',
  },
};
