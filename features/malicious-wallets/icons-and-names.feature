@browser
Feature: Wallets with obtrusive icons and names
  Icons are shown as still images or not at all, and nothing that a wallet supplies extends beyond its place.

  Scenario Outline: An icon is shown safely: one that <is>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "picture of <wallet>" as "<shown>"
    And the dapp reads "picture of Harbor" as "36 by 36"
    And the dapp reads "overflow of the modal" as "nothing"
    When the visitor chooses "<wallet>"
    Then the visitor is connected with <wallet>
    And the dapp reads "hosts asked" as "Saltmarsh"

    Examples:
      | wallet  | is                                                      | shown    |
      | Inkwell | is 40,000 pixels wide, with scripts and pictures inside | 36 by 36 |
      | Beacon  | is on another host, which would learn who sees it       | a letter |
      | Hook    | is a script                                             | a letter |
      | Page    | is a whole page                                         | a letter |
      | Torn    | is not valid base64                                     | a letter |
      | Burden  | has four megabytes                                      | a letter |

  Scenario Outline: The modal keeps its layout around the name of <wallet>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor connected with <wallet>
    When the visitor opens the modal
    Then the Account screen is shown
    And the dapp reads "overflow of the modal" as "nothing"
    When the dapp disconnects
    And the visitor opens the modal
    Then the Connect screen is shown
    And the dapp reads "overflow of the modal" as "nothing"

    Examples:
      | wallet  |
      | Marquee |
      | Endless |
      | Foxes   |
      | Heap    |
      | Heir    |
