@browser @connects
Feature: Two tabs of one site
  Actions in one tab take effect in the other within half a second.

  Background:
    Given a visitor connected with Harbor
    And the visitor opens the second tab
    And the visitor is connected with Harbor

  @S4.2
  Scenario: A tab opened later is connected without a prompt
    Then account 1 of Harbor is in use
    And Harbor was never asked to connect

  @S4.5
  Scenario: Disconnecting in one tab disconnects the other
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"
    And the dapp reads "provider" as "nothing"

  @S4.5
  Scenario: Disconnecting a wallet that sends no event disconnects the other tab
    Given Harbor does not support permissions
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    When the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown
    And the visitor is not connected

  @S4.5
  Scenario Outline: After disconnecting in one tab, a reload of the <which> tab does not connect again
    When the dapp disconnects
    And the visitor is not connected
    And the other tab shows the same session within 500 milliseconds
    And the visitor switches to the <which> tab
    And the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown
    And the visitor is not connected
    And Harbor was never asked to connect

    Examples:
      | which  |
      | first  |
      | second |

  Scenario: Choosing another account in one tab also changes the other
    When the visitor opens the modal
    And the visitor chooses "account 2 of Harbor"
    And account 2 of Harbor is in use
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then account 2 of Harbor is in use

  Scenario: Switching accounts in the wallet changes both tabs
    When Harbor switches to its account 2
    And account 2 of Harbor is in use
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then account 2 of Harbor is in use

  Scenario: Switching the network in one tab also changes the other
    When the dapp switches to "Tidewater"
    And Harbor approves
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"

  Scenario: Switching the network in the wallet changes both tabs
    When Harbor switches to "Tidewater"
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"

  Scenario: Revoking access in the wallet disconnects both tabs
    When Harbor forgets the site
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    When the visitor reloads the page
    Then the visitor is not connected

  Scenario: Connecting another wallet in one tab also changes the other
    When the dapp asks to connect Northstar
    And Northstar approves
    And the visitor is connected with Northstar
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is connected with Northstar
    And the network is "Tidewater"
    And Northstar was never asked to connect

  Scenario: Connecting again in one tab also connects the other
    When the dapp disconnects
    And the visitor is not connected
    And the other tab shows the same session within 500 milliseconds
    And the dapp asks to connect Harbor
    And Harbor approves
    And the visitor is connected with Harbor
    Then the other tab shows the same session within 500 milliseconds

  @S4.1
  Scenario: Without a wallet, choosing the network in one tab also changes the other
    When the dapp disconnects
    And the visitor is not connected
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"
