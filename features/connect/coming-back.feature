@connects @wagmi
Feature: Restoring a connection
  A reload restores the connection without a wallet prompt, and never connects a visitor who has disconnected.

  @S4.2
  Scenario: A reload keeps the connection
    Given a visitor connected with Harbor
    When the visitor reloads the page
    Then the visitor is connected with Harbor
    And account 1 of Harbor is in use
    And Harbor was never asked to connect

  @S4.1 @S4.2
  Scenario: The network is restored too
    Given a visitor connected with Northstar
    When the visitor reloads the page
    Then the visitor is connected with Northstar
    And the network is "Tidewater"

  @browser @S4.1 @S4.5
  Scenario: The browser stores the state of the connection
    Given a visitor connected with Northstar
    Then the dapp reads "stored connection_status" as "connected"
    And the dapp reads "stored active_namespace" as "eip155"
    And the dapp reads "stored active_caip_network_id" as "eip155:31338"
    And the dapp reads "stored connected_namespaces" as "eip155"
    When the dapp disconnects
    Then the dapp reads "stored connection_status" as "disconnected"
    And the dapp reads "stored connected_namespaces" as ""

  # wagmi waits forever for a wallet that does not answer, and reconnects no other.
  @sandbox @S4.2 @not-over-wagmi
  Scenario: After a reload, the visitor is connecting until the wallet has answered
    Given a visitor connected with Harbor
    When Harbor stops responding
    And the visitor reloads the page
    Then the visitor is connecting

  # wagmi waits forever for a wallet that does not answer.
  @sandbox @S4.2 @not-over-wagmi
  Scenario: While a wallet does not answer after a reload, another one can be connected
    Given a visitor connected with Harbor
    When Harbor stops responding
    And the visitor reloads the page
    And the visitor is connecting
    And the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "Lantern"
    And Lantern approves
    Then the visitor is connected with Lantern

  # wagmi waits forever for a wallet that does not answer.
  @sandbox @S4.2 @not-over-wagmi
  Scenario: A wallet that stopped answering does not stay connected after a reload
    Given a visitor connected with Harbor
    When Harbor stops responding
    And the visitor reloads the page
    Then the visitor is not connected

  # wagmi only reconnects wallets that are present when it starts.
  @S4.2 @not-over-wagmi
  Scenario: A wallet that announces itself late is restored
    Given a visitor connected with Harbor
    When the visitor reloads the page with only the wallets "Lantern"
    And Harbor announces itself
    Then the visitor is connected with Harbor

  @S4.2
  Scenario: A wallet that is no longer installed is disconnected
    Given a visitor connected with Harbor
    When the visitor reloads the page with only the wallets "Lantern"
    Then the visitor is not connected

  @S4.2
  Scenario: A wallet that has been locked in the meantime shows no prompt
    Given a visitor connected with Harbor
    When Harbor locks itself
    And the visitor reloads the page
    Then the visitor is not connected
    And Harbor was never asked to connect

  @S4.2 @S4.5
  Scenario: After disconnecting, a reload does not connect again
    Given a visitor connected with Harbor
    When the dapp disconnects
    And the visitor reloads the page
    Then the visitor is not connected

  @S4.2
  Scenario: After the wallet has revoked access, a reload does not connect again
    Given a visitor connected with Harbor
    When Harbor forgets the site
    And the visitor reloads the page
    Then the visitor is not connected

  @S4.2
  Scenario: A wallet that the site supplies is restored like any other
    Given the dapp sets "external wallet" to "Osprey"
    And a visitor connected with Osprey
    When the visitor reloads the page
    Then the visitor is connected with Osprey

  @S4.1
  Scenario Outline: A browser with storage that is <state> can still connect
    Given the storage is <state>
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor is connected with Harbor

    Examples:
      | state     |
      | forbidden |
      | full      |
      | corrupted |

  # wagmi asks every wallet for its accounts, whatever is stored.
  @S4.2 @not-over-wagmi
  Scenario: If storage is forbidden, a reload does not restore the connection
    Given the storage is forbidden
    And a visitor connected with Harbor
    When the visitor reloads the page
    Then the visitor is not connected

  @S4.2
  Scenario: With corrupted storage, the visit starts afresh
    Given the storage is corrupted
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    And the visitor is not connected
