# The same texts with marks for what has a sign; the board draws the marks.
im-materials = { $count }⟦materials⟧
im-population = { $count }⟦population⟧
im-progress = { $count }⟦progress⟧
im-suit = { $suit ->
    [power] ⟦power⟧
    [region] ⟦region⟧
    [uncivilised] ⟦uncivilised⟧
    [civilised] ⟦civilised⟧
    [tributary] ⟦tributary⟧
    [fame] ⟦fame⟧
   *[unrest] ⟦unrest⟧
 }
im-type = { $type ->
    [city] ⟦city⟧
    [metropolis] ⟦metropolis⟧
    [knight] ⟦knight⟧
    [mask] ⟦mask⟧
   *[scroll] ⟦scroll⟧
 }
im-icon = { $icon ->
    [bag] ⟦bag⟧
    [wheat] ⟦wheat⟧
   *[drop] ⟦drop⟧
 }
im-icon-each = { $icon ->
    [bag] ⟦bag⟧
    [wheat] ⟦wheat⟧
   *[drop] ⟦drop⟧
 }
im-icon-on = { $icon ->
    [bag] ⟦bag⟧
    [wheat] ⟦wheat⟧
   *[drop] ⟦drop⟧
 }
im-icons = { $count ->
    [one] { "" }
   *[other] { $count }
 }{ $icon ->
    [bag] ⟦bag⟧
    [wheat] ⟦wheat⟧
   *[drop] ⟦drop⟧
 }
im-text-exhaust-when = { $when }: { $effect }
im-text-exhaust = { $effect }
im-text-play = { $effect }
im-text-passive = { $effect }
im-text-solstice = { $effect }
im-text-gained = { $effect }
