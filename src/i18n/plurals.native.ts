// Hermes has no Intl.PluralRules; without them French would count "0" as a plural.
import 'intl-pluralrules';
