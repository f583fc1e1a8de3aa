% Shared look of the incipits on the covers: one ragged line, no title, no bar numbers.
#(set-global-staff-size 24)
#(ly:set-option 'point-and-click #f)
\paper { indent = 0 line-width = 150\mm ragged-right = ##t tagline = ##f oddHeaderMarkup = ##f evenHeaderMarkup = ##f oddFooterMarkup = ##f }
\layout { \context { \Score \remove "Bar_number_engraver" \override SpacingSpanner.base-shortest-duration = #(ly:make-moment 1/12) } }
