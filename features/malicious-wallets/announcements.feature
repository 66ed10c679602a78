@sandbox @browser @connects
Feature: Wallets that announce themselves in unusual ways
  Each wallet is identified by its first announcement. None replaces another, and none blocks the others.

  Scenario: An announcement with another wallet's name is ignored
    Given the page has the wallets "Harbor, Echo"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    And Echo was never asked to connect
    And the console says "A second wallet announced itself as example.harbor and was ignored"

  Scenario: An announcement with another wallet's name is also ignored after a reload
    Given the page has the wallets "Harbor, Echo"
    And a visitor connected with Harbor
    When the visitor reloads the page
    Then the visitor is connected with Harbor
    And account 1 of Harbor is in use
    And Echo was never asked to connect

  Scenario: Only the first hundred of a thousand wallets are listed
    Given the page has the wallets "Harbor, Chorus"
    And a visitor on the page
    When the visitor opens the modal
    Then the visitor sees "Chorus 97"
    And the visitor does not see "Chorus 98"
    And the console says "More than 100 wallets announced themselves; the others are ignored"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: One of a thousand wallets can be connected
    Given the page has the wallets "Harbor, Chorus"
    And a visitor connected with Chorus
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor is connected with Chorus

  Scenario Outline: Three wallets with the same identity can each be connected: <row>
    Given the page has the wallets "Harbor, Trinity"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, MetaMask: Installed, MetaMask 2: Installed, MetaMask 3: Installed"
    When the visitor chooses "<row>"
    Then the visitor is connected with <claimant>
    And the dapp reads "kind of wallet" as "INJECTED"

    Examples:
      | row        | claimant |
      | MetaMask   | First    |
      | MetaMask 2 | Second   |
      | MetaMask 3 | Third    |

  Scenario Outline: The wallet that was listed is the one that is connected, even if it <is>
    Given the page has the wallets "Harbor, <wallet>"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, <wallet>: Installed"
    When the visitor chooses "<wallet>"
    Then the visitor is connected with <wallet>
    And the dapp reads "name of wallet" as "<wallet>"
    And Thief was never asked to connect
    When the dapp disconnects
    Then the visitor is not connected

    Examples:
      | wallet       | is                      |
      | Icicle       | is frozen               |
      | Veil         | is a proxy              |
      | Chameleon    | becomes another         |
      | Kaleidoscope | is another at each look |
      | Mute         | cannot be listened to   |
