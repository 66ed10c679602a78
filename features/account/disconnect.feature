@wagmi
Feature: Disconnecting

  @S4.5
  Scenario: The visitor disconnects
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the modal is closed

  @S4.5
  Scenario: After disconnecting, the dapp reads no data of the account
    Given a visitor connected with Harbor
    When the dapp disconnects
    Then the dapp reads "address" as "nothing"
    And the dapp reads "holdings" as "nothing"
    And the dapp reads "provider" as "nothing"

  # wagmi keeps the session itself and stays on the last network.
  @S4.5 @not-over-wagmi
  Scenario: Disconnecting also forgets the account's network
    Given a visitor connected with Northstar
    When the dapp disconnects
    Then the network is "Saltmarsh"

  @S4.5
  Scenario: After disconnecting, the wallet is not restored on later visits
    Given a visitor connected with Harbor
    When the dapp disconnects
    And the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown

  Scenario: Disconnecting ends the site's access to the wallet
    Given a visitor connected with Harbor
    When the dapp disconnects
    Then Harbor does not share its accounts with the site

  Scenario: A wallet without permissions is disconnected anyway
    Given Harbor does not support permissions
    And a visitor connected with Harbor
    When the dapp disconnects
    Then the dapp is answered "yes"
    And the visitor is not connected

  Scenario Outline: The visitor is disconnected when the wallet <action>
    Given a visitor connected with Harbor
    When Harbor <action>
    Then the visitor is not connected
    And the dapp reads "provider" as "nothing"

    Examples:
      | action             |
      | forgets the site |
      | locks itself     |
      | goes offline     |

  @browser @S4.5
  Scenario Outline: Listeners of the provider are notified when <who>
    Given a visitor connected with Harbor
    And a library of the dapp listens to the events of the provider
    When <who>
    Then the visitor is not connected
    And the dapp reads "times reported: provider: 0 accounts" as "1"
    And the dapp reads "times reported: provider: disconnect 4900" as "1"
    When the dapp asks to connect Harbor
    And Harbor approves
    Then the visitor is connected with Harbor
    And the dapp reads "times reported: provider: disconnect 4900" as "1"

    Examples:
      | who                     |
      | the dapp disconnects    |
      | Harbor forgets the site |
      | Harbor locks itself     |

  Scenario: The modal closes when the wallet disconnects the account
    Given a visitor connected with Harbor
    And the visitor opens the modal
    When Harbor forgets the site
    Then the modal is closed

  Scenario: After disconnecting, the visitor can connect again
    Given a visitor connected with Harbor
    When the dapp disconnects
    And the dapp asks to connect Harbor
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: Disconnecting the second wallet does not restore the first one
    Given a visitor connected with Harbor
    And the dapp asks to connect Lantern
    And Lantern approves
    And the visitor is connected with Lantern
    When the dapp disconnects
    And the visitor is not connected
    And the visitor reloads the page
    And the visitor opens the modal
    Then the Connect screen is shown
    And the visitor is not connected

  Scenario: Disconnecting without a connection is not an error
    Given a visitor on the page
    When the dapp disconnects
    Then the dapp is answered "yes"
