@connects
Feature: Browsing all wallets
  Every wallet of the directory in one grid, to browse, search, filter and choose from.

  Scenario: Choosing an installed wallet connects it
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    When the dapp opens the All wallets screen
    Then the visitor sees "Amber Anchor"
    When the visitor types "lantern" as the wallet search
    And the visitor chooses "Lantern"
    Then the Connecting screen is shown
    When Lantern approves
    Then the visitor is connected with Lantern

  Scenario: Choosing any other wallet starts a pairing
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor on the page
    When the dapp opens the All wallets screen
    Then the All wallets screen is shown
    When the visitor chooses "Amber Anchor"
    Then the Pairing screen is shown
    And the visitor sees "Scan with Amber Anchor"
    When the visitor goes back
    Then the All wallets screen is shown

  Scenario: Wallets are searched by name
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor sees "Amber Anchor"
    When the visitor types "otter" as the wallet search
    Then the visitor sees "15 wallets found"
    And "Birch Otter" can be chosen
    And the visitor does not see "Amber Anchor"

  @S2.12
  Scenario: Wallets that the site excludes are not found
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "excluded wallet name" to "birch otter"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor sees "Amber Anchor"
    When the visitor types "otter" as the wallet search
    Then the visitor sees "14 wallets found"
    And the visitor does not see "Birch Otter"

  @browser
  Scenario: A new search starts at the top
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor types "amber" as the wallet search
    And the visitor sees "34 wallets found"
    And the visitor moves the focus to "Amber Anchor"
    And the visitor presses "PageDown" 2 times
    When the visitor types "er" as the wallet search
    Then the visitor sees "Keep typing to narrow the list"
    And the dapp reads "first wallet in view" as "Amber Anchor"

  Scenario: Showing certified wallets only
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor sees "Amber Anchor"
    When the visitor chooses "Certified only"
    Then the visitor sees "Only WalletConnect certified"
    And the visitor sees "150 wallets found"
    When the visitor chooses "Certified only"
    Then "Cobalt Ledger" can be chosen

  Scenario: A search without results leads back to all wallets
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor sees "Amber Anchor"
    When the visitor types "lighthuose" as the wallet search
    Then the visitor sees "No wallet found"
    When the visitor chooses "Show all wallets"
    Then "Amber Anchor" can be chosen

  Scenario: Loading the directory can be retried after a failure
    Given the dapp sets "wallet directory" to "failing"
    And a visitor on the page
    When the dapp opens the All wallets screen
    Then the visitor sees "Couldn’t load wallets"
    And the dapp reads "state of the directory" as "failed"
    When the dapp sets "wallet directory" to "fine"
    And the visitor chooses "Try again"
    Then "Amber Anchor" can be chosen

  @browser
  Scenario: The next pages load before the end is reached
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    And the dapp pushes the All wallets screen
    And the dapp reads "wallets loaded" as "44"
    When the visitor moves the focus to "Lantern"
    And the visitor presses "PageDown" 2 times
    Then the dapp reads "wallets loaded" as "84"

  @browser
  Scenario: Only visible rows are rendered
    Given the dapp sets "wallet directory" to "many"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    And the dapp pushes the All wallets screen
    And the dapp reads "wallets loaded" as "44"
    And the visitor moves the focus to "Lantern"
    And the visitor presses "PageDown" 2 times
    And the dapp reads "wallets loaded" as "84"
    And the visitor presses "PageDown" 3 times
    And the dapp reads "wallets loaded" as "124"
    And the visitor presses "PageDown" 3 times
    And the dapp reads "wallets loaded" as "164"
    Then the dapp reads "wallets drawn" as "150 at most"
    When the visitor presses "PageUp" 40 times
    And the visitor presses "Home"
    Then the dapp reads "focused element" as "Lantern"
    And the dapp reads "first wallet in view" as "Lantern"
    And the dapp reads "wallets drawn" as "150 at most"

  @browser
  Scenario: Images load where the visitor stops scrolling
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the visitor opens the modal
    And the dapp reads "state of the directory" as "ready"
    And the dapp pushes the All wallets screen
    And the dapp reads "wallets loaded" as "44"
    And the visitor moves the focus to "Lantern"
    And the visitor presses "PageDown" 2 times
    And the dapp reads "wallets loaded" as "84"
    When the visitor presses "PageDown"
    Then the dapp reads "picture of Elder Orbit" as "56 by 56"

  @browser
  Scenario: Arrow keys move through the grid, and Tab leaves it
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    When the visitor moves the focus to "Lantern"
    And the visitor presses "ArrowRight"
    Then the dapp reads "focused element" as "Amber Anchor"
    When the visitor presses "ArrowDown"
    Then the dapp reads "focused element" as "Dusk Garnet"
    When the visitor presses "End"
    Then the dapp reads "focused element" as "Fair Comet"
    When the visitor presses "Home"
    Then the dapp reads "focused element" as "Birch Otter"
    When the visitor presses "Tab"
    Then the dapp reads "focused element" as "Close"

  @browser
  Scenario: Going back restores the list
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    And the dapp opens the All wallets screen
    And the visitor types "amber" as the wallet search
    And the visitor sees "34 wallets found"
    And the visitor moves the focus to "Amber Anchor"
    And the visitor presses "PageDown"
    And the visitor presses "Enter"
    And the Connecting screen is shown
    When the visitor goes back
    Then the All wallets screen is shown
    And the dapp reads "wallets found" as "34"
    And the dapp reads "focused element" as "Amber Nimbus"

  @browser
  Scenario Outline: Accessibility of the grid: <theme>, on <device>, <view>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "wallet directory" to "fine"
    And the device is <device>
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the dapp opens the All wallets screen
    Then the visitor sees "Amber Anchor"
    When the visitor types "otter" as the wallet search
    Then the visitor sees "15 wallets found"
    When the visitor chooses "Certified only"
    Then the visitor sees "3 wallets found"
    When the visitor types "lighthuose" as the wallet search
    Then the visitor sees "No wallet found"
    When the dapp sets "wallet directory" to "failing"
    And the visitor types "otter" as the wallet search
    Then the visitor sees "Couldn’t load wallets"
    And the checks have found nothing wrong

    Examples:
      | theme | device    | view                              |
      | light | a desk    | as usual                          |
      | dark  | a phone   | from right to left                |
      | light | a phone   | twice as large and without motion |
      | dark  | a desk    | in forced colours                 |
