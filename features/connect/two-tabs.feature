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
  Scenario: The visitor disconnects in one
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"
    And the dapp reads "provider" as "nothing"

  @S4.5
  Scenario: The visitor disconnects a wallet that does not notify the other tab
    Given Harbor does not support permissions
    When the dapp disconnects
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    When the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown
    And in the end the visitor is not connected

  @S4.5
  Scenario Outline: After disconnecting in one, a reload of the <which> stays disconnected
    When the dapp disconnects
    And the visitor is not connected
    And the other tab shows the same session within 500 milliseconds
    And the visitor switches to the <which> tab
    And the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown
    And in the end the visitor is not connected
    And Harbor was never asked to connect

    Examples:
      | which  |
      | first  |
      | second |

  Scenario: The visitor picks another account in one
    When the visitor opens the modal
    And the visitor chooses "account 2 of Harbor"
    And account 2 of Harbor is in use
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then account 2 of Harbor is in use

  Scenario: The visitor uses another account in the wallet
    When Harbor switches to its account 2
    And account 2 of Harbor is in use
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then account 2 of Harbor is in use

  Scenario: The visitor switches the network in one
    When the dapp switches to "Tidewater"
    And Harbor approves
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"

  Scenario: The wallet moves to another network
    When Harbor switches to "Tidewater"
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"

  Scenario: The wallet forgets the site
    When Harbor forgets the site
    And the visitor is not connected
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is not connected
    When the visitor reloads the page
    Then the visitor is not connected

  Scenario: The visitor connects another wallet in one
    When the dapp asks to connect Northstar
    And Northstar approves
    And the visitor is connected with Northstar
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the visitor is connected with Northstar
    And the network is "Tidewater"
    And Northstar was never asked to connect

  Scenario: After disconnecting, the visitor connects again in one
    When the dapp disconnects
    And the visitor is not connected
    And the other tab shows the same session within 500 milliseconds
    And the dapp asks to connect Harbor
    And Harbor approves
    And the visitor is connected with Harbor
    Then the other tab shows the same session within 500 milliseconds

  @S4.1
  Scenario: Without a wallet, the network is chosen in one
    When the dapp disconnects
    And the visitor is not connected
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    Then the other tab shows the same session within 500 milliseconds
    When the visitor switches to the first tab
    Then the network is "Tidewater"
